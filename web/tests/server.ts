// A server of one's own for each file of tests, which can be killed and started again.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("..", import.meta.url));
export const root = join(web, "..");
export const arbiter = resolve(process.env.ARBITER ?? join(web, "../build/arbiter"));
const dist = resolve(process.env.ARBITER_WEB ?? join(web, "dist"));

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const probe = createServer();
    probe.on("error", failed);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}

export class Server {
  #process: ChildProcess | null = null;
  #said = "";

  private constructor(
    readonly port: number,
    readonly folder: string,
    readonly program: string,
    readonly data: string | undefined,
    readonly more: readonly string[],
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Of this program, or of one with another game in it, whose data lie elsewhere. */
  static async start(program = arbiter, data?: string, more: readonly string[] = []): Promise<Server> {
    const server = new Server(await freePort(), mkdtempSync(join(tmpdir(), "arbiter-web-")), program, data, more);
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const places = ["--db", join(this.folder, "db"), "--web", dist, "--pause", "0", "--limit", "tables=100000", ...this.more];
    const started = spawn(this.program, ["serve", "--port", String(this.port), ...places], {
      cwd: root,
      env: { ...process.env, ...(this.data ? { ARBITER_DATA: this.data } : {}) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [started.stdout, started.stderr])
      stream?.on("data", (data: Buffer) => (this.#said += data.toString()));
    this.#process = started;
    for (let i = 0; i < 800; i++) { // a busy machine takes its time
      if (started.exitCode !== null) break;
      const reply = await fetch(`${this.url}/api/about`).catch(() => null);
      if (reply?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`the server did not start:\n${this.#said}`);
  }

  async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((done) => running.once("exit", done));
    running.kill(signal);
    await gone;
  }

  /** kill -9: nothing is written, nobody is told. */
  kill(): Promise<void> {
    return this.#end("SIGKILL");
  }

  /** Ends well, and can be started again. */
  rest(): Promise<void> {
    return this.#end("SIGTERM");
  }

  async stop(): Promise<void> {
    const running = this.#process;
    await this.#end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
    if (running && running.exitCode !== 0 && running.exitCode !== null)
      throw new Error(`the server ended with ${running.exitCode}:\n${this.#said.slice(-4000)}`);
  }
}
