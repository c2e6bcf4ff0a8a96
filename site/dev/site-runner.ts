import type { Problem } from '../../generator/problems/problem';
import type { Hooks, Address } from './create-server';
import { problemsOf } from './problems-of';
import { SiteServer } from './site-server';

/** The reactions to starts of the site. */
export interface StartListener {
  /** The site starts. @param file because of which it starts again; empty at the first start. */
  starting: (file: string) => void;
  /** The earlier site is about to end. */
  replacing: () => void;
  /** @param base path of the site: `/`. */
  started: (base: string) => void;
  /** It did not start, and the earlier one goes on. */
  failed: (problems: readonly Problem[]) => void;
  /** It is not going to start once more. */
  settled: () => void;
}

/** The site, which starts again when a file has changed that it reads once. */
export class SiteRunner {
  readonly #address: Address;
  readonly #hooks: Hooks;
  readonly #listener: StartListener;
  #site: SiteServer | undefined;
  #isStarting = false;
  /** The file because of which the site has to start again. */
  #next: string | undefined;

  constructor(address: Address, hooks: Hooks, listener: StartListener) {
    this.#address = address;
    this.#hooks = hooks;
    this.#listener = listener;
  }

  get isServing(): boolean {
    return this.#site !== undefined;
  }

  /** Starts the site, again if it runs. @param file path of the file because of which; empty at the first start. */
  start(file = ''): void {
    this.#next = file;
    if (!this.#isStarting) void this.#startUntilSettled();
  }

  async stop(): Promise<void> {
    await this.#site?.stop();
  }

  async #startUntilSettled(): Promise<void> {
    this.#isStarting = true;
    while (this.#next !== undefined) {
      const file = this.#next;
      this.#next = undefined;
      this.#listener.starting(file);
      try {
        const { base } = await this.#replace();
        this.#listener.started(base);
      } catch (error) {
        this.#listener.failed(problemsOf(error));
      }
    }
    this.#isStarting = false;
    this.#listener.settled();
  }

  /** The earlier site stays until the new one could read its settings. */
  async #replace(): Promise<SiteServer> {
    const next = await SiteServer.load(this.#hooks);
    if (this.#site !== undefined) {
      this.#listener.replacing();
      await this.#site.stop();
    }
    this.#site = next;
    await next.start(this.#address);
    return next;
  }
}
