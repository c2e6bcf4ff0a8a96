import logger from '@docusaurus/logger';
import type { LoadedPlugin, Props } from '@docusaurus/types';
import { loadSite, reloadSitePlugin } from '@docusaurus/core/lib/server/site.js';
import {
  createPollingOptions,
  getPluginPathsToWatch,
  watch,
} from '@docusaurus/core/lib/commands/start/watcher.js';
import type WebpackDevServer from 'webpack-dev-server';
import { configFile, siteFolder } from '../config/code';
import type { Problem } from '../../generator/problems/problem';
import { hasMistakes, problemsOf } from './problems-of';
import { createServer, type Hooks, type Address } from './create-server';

type Site = Awaited<ReturnType<typeof loadSite>>;

// Docusaurus prints an error before it throws it: the terminal has one voice.
logger.error = () => undefined;

/** The docs plugins decide which pages there are, so they are loaded again before the others. */
const FIRST = 'docusaurus-plugin-content-docs';

/** Plugins wait for so long after the last change: a page that is being written is shown first. */
const QUIET_MS = 400;

/**
 * The site for writers, as `docusaurus start` serves it (`@docusaurus/core/lib/commands/start/start.js`, to compare with at
 * updates), with three differences: plugins are loaded again one after another, because side by side each would forget what the
 * others have loaded; they wait until the bundler has compiled the change; and it can be stopped.
 */
export class SiteServer {
  #site: Site;
  readonly #hooks: Hooks;
  readonly #failures = new Map<string, Problem[]>();
  readonly #waiting = new Map<string, LoadedPlugin>();
  #stopWatching: (() => Promise<void>)[] = [];
  #server: WebpackDevServer | undefined;
  #reload: NodeJS.Timeout | undefined;
  #isCompiling = false;
  #isReloading = false;

  private constructor(site: Site, hooks: Hooks) {
    this.#site = site;
    this.#hooks = hooks;
  }

  /** Reads the site without serving it. @throws for a mistake in its settings, its plugins or their files. */
  static async load(hooks: Hooks): Promise<SiteServer> {
    return new SiteServer(await loadSite({ siteDir: siteFolder, config: configFile }), hooks);
  }

  /** The path below which the site is served. */
  get base(): string {
    return this.#site.props.baseUrl;
  }

  async start(address: Address): Promise<void> {
    const { props } = this.#site;
    this.#server = await createServer(props, address, {
      ...this.#hooks,
      compiling: (files) => {
        this.#isCompiling = true;
        this.#hooks.compiling(files);
      },
      compiled: (problems) => {
        this.#isCompiling = false;
        this.#hooks.compiled(problems);
      },
    });
    await this.#server.start();
    this.#stopWatching = props.plugins.map((plugin) => this.#watch(plugin, props));
  }

  async stop(): Promise<void> {
    clearTimeout(this.#reload);
    await Promise.all(this.#stopWatching.map((stop) => stop()));
    await this.#server?.stop();
  }

  #watch(plugin: LoadedPlugin, { siteDir }: Props): () => Promise<void> {
    const pathsToWatch = getPluginPathsToWatch({ siteDir, plugin });
    return watch({ pathsToWatch, siteDir, ...createPollingOptions({}) }, () => {
      this.#waiting.set(`${plugin.name} ${plugin.options.id}`, plugin);
      this.#schedule();
    });
  }

  #schedule(): void {
    clearTimeout(this.#reload);
    this.#reload = setTimeout(() => void this.#reloadNext(), QUIET_MS);
  }

  async #reloadNext(): Promise<void> {
    if (this.#isReloading || this.#isCompiling) return this.#schedule();
    const next = [...this.#waiting].toSorted(([one], [other]) => rank(one) - rank(other))[0];
    if (next === undefined) return this.#hooks.reloaded([...this.#failures.values()].flat());
    const [id, { name, options }] = next;
    this.#waiting.delete(id);
    this.#isReloading = true;
    try {
      this.#site = await reloadSitePlugin(this.#site, { name, id: options.id });
      this.#failures.delete(id);
    } catch (error) {
      // The lint of the pages has their mistakes.
      this.#failures.set(id, hasMistakes(error) ? [] : problemsOf(error));
    }
    this.#isReloading = false;
    setImmediate(() => void this.#reloadNext());
  }
}

function rank(id: string): number {
  return id.startsWith(FIRST) ? 0 : 1;
}
