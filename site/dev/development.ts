import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Detail, isShown } from '../../generator/problems/format-report';
import type { WatchEvent } from '../../generator/problems/watch-event';
import { home, isPackage } from '../config/code';
import { forgetModules } from '../config/load-module';
import type { Settings } from '../config/settings';
import type { Hooks, Address } from './create-server';
import { Cycle, type FinishedCycle } from './cycle';
import type { LintEvent, LintRequest } from './lint-thread';
import { PageCount } from './page-count';
import { ProblemBoard, type Origin } from './problem-board';
import { problemIn } from './problems-of';
import { RestartableThread } from './restartable-thread';
import { SiteRunner, type StartListener } from './site-runner';
import { statusAfter, type DevStatus } from './status';
import type { StatusFeed } from './status-feed';
import type { Terminal } from './terminal';
import { watchSources, type Part } from './watch-sources';

/** The means of the server to speak: to the browser, and to the terminal. */
export interface Voices {
  feed: StatusFeed;
  terminal: Terminal;
  /** How many of the problems they tell. */
  detail: Detail;
}

/** The generator, the lint of the pages and the site in one process, with one voice in the terminal and one in the browser. */
export class Development {
  readonly #voices: Voices;
  readonly #board = new ProblemBoard();
  readonly #settings: Settings;
  readonly #pages: PageCount;
  readonly #cycle = new Cycle((cycle) => this.#finish(cycle));
  readonly #lint: RestartableThread<LintEvent>;
  readonly #generator: RestartableThread<WatchEvent>;
  readonly #site: SiteRunner;
  readonly #stopWatching: () => Promise<void>;
  #status: Omit<DevStatus, 'problems'> = { session: Date.now() };
  #isGenerating = true;
  #hasCompiled = false;

  /**
   * @param fail is called when there is nothing to go on with.
   * @param description the arguments of the generator: the entry document, and the folder for its output.
   */
  constructor(
    settings: Settings,
    address: Address,
    voices: Voices,
    fail: (error: Error) => void,
    description: readonly string[] = [],
  ) {
    this.#voices = voices;
    this.#settings = settings;
    this.#pages = new PageCount(settings.generated);
    const lint = { file: 'site/dev/lint-thread', workerData: settings };
    this.#lint = new RestartableThread(lint, (event) => this.#hearLint(event), fail);
    const generator = { file: 'generator/run/watch-thread', argv: [...description] };
    this.#generator = new RestartableThread(generator, (event) => this.#hearGenerator(event), fail);
    this.#cycle.begin('generate');
    voices.terminal.begins('Making the pages of the reference');
    this.#site = new SiteRunner(address, this.#hooks(), this.#startListener());
    this.#stopWatching = watchSources(settings, {
      restart: (part, file) => this.#restart(part, file),
      saved: (path) => this.#lintPages([path]),
    });
  }

  /** Ends all parts. */
  async stop(): Promise<void> {
    this.#voices.feed.close();
    await Promise.all([this.#stopWatching(), this.#lint.stop(), this.#generator.stop(), this.#site.stop()]);
  }

  #hearGenerator(event: WatchEvent): void {
    this.#isGenerating = event.kind === 'begin';
    if (event.kind === 'begin') {
      for (const file of event.changed) this.#cycle.saved(file);
      this.#cycle.begin('generate');
      return;
    }
    this.#show('description', event.kind === 'end' ? event.problems : [problemIn(event.message)]);
    if (this.#site.isServing) this.#lintPages([]);
    else this.#startSite();
    this.#cycle.end('generate');
  }

  /** Starts the site, unless no run of the generator has written anything to show: then its own problems are the reason. */
  #startSite(): void {
    if (existsSync(join(this.#settings.generated, 'project/project.json'))) this.#site.start();
  }

  #hearLint(event: LintEvent): void {
    this.#show('pages', event.kind === 'problems' ? event.problems : [problemIn(event.message)]);
    if (event.kind === 'failure' || event.isDone) this.#cycle.end('lint');
  }

  /** @param saved paths of changed files below `docs`. */
  #lintPages(saved: readonly string[]): void {
    for (const path of saved) this.#cycle.saved(`${this.#settings.docs}/${path}`);
    this.#cycle.begin('lint');
    this.#lint.send({ saved } satisfies LintRequest);
    // The reason why the site did not start may be gone.
    if (saved.length > 0 && !this.#site.isServing && !this.#isGenerating) this.#startSite();
  }

  #restart(part: Part, file: string): void {
    const { extension, generated } = this.#settings;
    const isMade = !relative(generated, file).startsWith('..');
    if (!isMade) this.#cycle.saved(file);
    if (extension !== undefined) forgetModules(dirname(extension));
    if (part === 'site') this.#site.start(isMade ? SETTING : relative(home, file));
    if (part === 'lint') void this.#lint.restart().then(() => this.#lintPages([]));
    if (part === 'generator') {
      this.#cycle.begin('generate');
      void this.#generator.restart();
    }
  }

  #startListener(): StartListener {
    return {
      starting: (file) => {
        this.#cycle.begin('start');
        this.#voices.terminal.begins('Reading the pages of the site');
        if (file === '') return;
        this.#voices.terminal.restarting(file);
        this.#update({ restartingFor: file });
      },
      replacing: () => this.#voices.feed.close(),
      started: (base) => {
        this.#voices.terminal.base = base;
        this.#board.set('site', []);
        this.#board.set('plugins', []);
        this.#update({ session: this.#status.session + 1, restartingFor: undefined });
      },
      failed: (problems) => {
        this.#board.set('site', problems);
        this.#update({ restartingFor: undefined });
      },
      settled: () => this.#cycle.end('start'),
    };
  }

  #hooks(): Hooks {
    return {
      session: () => this.#status.session + 1,
      compiling: (files) => {
        this.#voices.terminal.begins('Compiling the site');
        this.#pages.note(files);
        for (const file of files.filter(isSource)) this.#cycle.saved(file);
        this.#cycle.begin('compile');
      },
      compiled: (problems) => {
        this.#board.set('compiled pages', this.#pages.problems);
        this.#show('code', problems);
        // At the start, the pages are linted when they can be seen.
        if (!this.#hasCompiled) {
          this.#voices.terminal.ready();
          this.#pages.take();
          this.#lintPages([]);
        }
        this.#hasCompiled = true;
        this.#cycle.end('compile');
      },
      reloaded: (problems) => this.#show('plugins', problems),
      middleware: this.#voices.feed.middleware,
    };
  }

  #show(origin: Origin, problems: Parameters<ProblemBoard['set']>[1]): void {
    this.#board.set(origin, problems);
    this.#update({});
  }

  #update(change: Partial<DevStatus>): void {
    this.#status = { ...this.#status, ...change };
    const { feed, detail } = this.#voices;
    const problems = this.#board.problems.filter((problem) => isShown(problem, detail));
    feed.send({ ...this.#status, problems });
  }

  #finish(cycle: FinishedCycle): void {
    const { files, tookMs } = cycle;
    this.#update(statusAfter(this.#status, cycle, this.#board.hasErrors, Date.now()));
    const names = files.map((file) => relative(home, file));
    const { problems } = this.#board;
    this.#voices.terminal.finished({ files: names, pages: this.#pages.take(), tookMs, problems });
  }
}

/** In place of a file that the generator makes, because of which the site starts again. */
const SETTING = 'A setting of the site';

/** Whether people write a file, not a program of ours. */
function isSource(file: string): boolean {
  const path = relative(home, file);
  if (isPackage) return !/^\.\.|(^|\/)node_modules\//.test(path) && /\.\w+$/.test(path);
  return /^(docs|site|openapi)\//.test(path) && !path.startsWith('site/.docusaurus') && /\.\w+$/.test(path);
}
