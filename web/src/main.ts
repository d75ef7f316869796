import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import "virtual:icons/lobby";
import App from "./App.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });
