import { countOf } from '#core/text/count-of';
import { type Detail, formatReport, isShown } from '../../generator/problems/format-report';
import type { Problem } from '../../generator/problems/problem';

/** A change that is done. */
interface Finished {
  /** Paths of the saved files, relative to the project. */
  files: readonly string[];
  /** The number of pages that are different now. */
  pages: number;
  problems: readonly Problem[];
  tookMs: number;
}

/** Prints a line for each phase of the start and for each change, and the problems when they are other ones than before. */
export class Terminal {
  readonly #origin: string;
  readonly #detail: Detail;
  readonly #print: (text: string) => void;
  /** The path below which the site is served. */
  base = '/';
  #printed = '';
  readonly #begun = new Set<string>();

  /**
   * @param origin where the site is served: `http://localhost:3000`.
   * @param detail how many of the problems are printed.
   */
  constructor(origin: string, detail: Detail, print = (text: string) => void process.stdout.write(text)) {
    this.#origin = origin;
    this.#detail = detail;
    this.#print = print;
  }

  /** A phase begins; one that begins again later is part of a change. */
  begins(phase: string): void {
    if (this.#begun.has(phase)) return;
    this.#begun.add(phase);
    this.#print(`${phase} …\n`);
  }

  /** The site can be seen for the first time. */
  ready(): void {
    this.#print(`${this.#origin}${this.base} is ready, after ${seconds(performance.now())}.\n`);
  }

  /** @param file path of the file because of which the site starts again. */
  restarting(file: string): void {
    this.#print(`${file} has changed: the site starts again.\n`);
  }

  finished({ files, problems, ...counts }: Finished): void {
    const shown = problems.filter((problem) => isShown(problem, this.#detail));
    const line = `${countOf(counts.pages, 'page')}, ${countOf(shown.length, 'problem')}, ${seconds(counts.tookMs)}`;
    // Plugins read again what a page was made from when the page is there already.
    if (files.length > 0) this.#print(`${listed(files)} → ${line}\n`);
    const text = formatReport(problems, { format: 'text', detail: this.#detail });
    if (text !== this.#printed) this.#print(text);
    this.#printed = text;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function listed([first = '', ...others]: readonly string[]): string {
  return others.length > 0 ? `${first} and ${countOf(others.length, 'more file')}` : first;
}
