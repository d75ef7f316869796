// One board alone on a page, for pictures and tests of what no game has yet.
import { mount } from "svelte";
import "virtual:icons/lobby";
import "virtual:icons/table";
import "../../../src/app.css";
import Page from "./Page.svelte";

mount(Page, { target: document.getElementById("app")! });
