import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';
import { findFreePort } from '../../builders/free-port';
import { launchBrowser } from '../../setup/browser';
import { type Edit, ProjectCopy } from '../project-copy';

const LOOK_MS = 50;

/** A line about a change: what was saved, how many pages are different, what is wrong, and how long it took. */
export const LINE = /^\S.* → \d+ pages?, (\d+) problems?, \d+\.\d s$/;

/** `npm run dev` in a copy of the project, and a browser that shows one page of it. */
export class Session {
  readonly copy: ProjectCopy;
  readonly page: Page;
  /** Process id of npm. */
  readonly #dev: ChildProcess;
  readonly #browser: Browser;
  readonly #origin: string;
  #printed = '';

  private constructor(copy: ProjectCopy, dev: ChildProcess, browser: Browser, page: Page, origin: string) {
    this.copy = copy;
    this.page = page;
    this.#dev = dev;
    this.#browser = browser;
    this.#origin = origin;
    const note = (chunk: unknown) => (this.#printed += String(chunk));
    dev.stdout?.on('data', note);
    dev.stderr?.on('data', note);
  }

  static async start(): Promise<Session> {
    const port = await findFreePort();
    const copy = new ProjectCopy();
    const dev = spawn('npm', ['run', 'dev', '--', '--port', String(port)], {
      cwd: copy.folder,
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, PORT: undefined, NO_COLOR: '1' },
    });
    const browser = await launchBrowser();
    const page = await browser.newPage();
    page.setDefaultTimeout(0);
    const session = new Session(copy, dev, browser, page, `http://localhost:${port}`);
    await session.untilPrinted(/ is ready, after /);
    return session;
  }

  get bar(): Locator {
    return this.page.locator('#dev-bar');
  }

  async open(path: string): Promise<void> {
    if (this.page.url() !== `${this.#origin}${path}`) await this.page.goto(`${this.#origin}${path}`);
  }

  /** Makes edits, and resolves to the line that the terminal prints about the first of the files, and to what takes them back. */
  async edit(files: Readonly<Record<string, Edit['edit']>>): Promise<{ line: string; takeBack: () => void }> {
    const edits = Object.entries(files).map(([file, edit]) => ({ file, edit: changing(file, edit) }));
    let takeBack = () => {};
    const line = await this.change(Object.keys(files)[0] ?? '', () => (takeBack = this.copy.make(edits)));
    return { line, takeBack };
  }

  /** Does something to the sources, and resolves to the line that the terminal prints about one of the files. */
  async change(file: string, act: () => void): Promise<string> {
    const from = this.#printed.length;
    act();
    const name = file.replaceAll(/[.]/g, '\\.');
    const [line] = await this.untilPrinted(
      new RegExp(`^.*${name}.* → .*$|^.* and \\d+ more files? → .*$`, 'm'),
      from,
    );
    return line;
  }

  /** Everything printed so far. */
  get printed(): string {
    return this.#printed;
  }

  async untilPrinted(pattern: RegExp, from = 0): Promise<RegExpExecArray> {
    for (;;) {
      const found = pattern.exec(this.#printed.slice(from));
      if (found) return found;
      // A signal that ends it leaves no exit code.
      if (this.#dev.exitCode !== null || this.#dev.signalCode !== null) throw new Error(this.#printed);
      await setTimeout(LOOK_MS);
    }
  }

  /** Ends npm as an editor does, and resolves when nothing listens any more. */
  async stop(): Promise<void> {
    this.#dev.kill('SIGTERM');
    while (await isTaken(Number(new URL(this.#origin).port))) await setTimeout(LOOK_MS);
  }

  async remove(): Promise<void> {
    this.#dev.kill('SIGTERM');
    await this.#browser.close();
    this.copy.remove();
  }
}

/** The same edit, which throws if it changes nothing. */
function changing(file: string, edit: Edit['edit']): Edit['edit'] {
  return (content) => {
    const after = edit(content);
    if (after === content) throw new Error(`The edit of ${file} changes nothing.`);
    return after;
  };
}

async function isTaken(port: number): Promise<boolean> {
  const probe = createServer();
  const taken = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(true));
    probe.listen(port, () => resolve(false));
  });
  probe.close();
  return taken;
}
