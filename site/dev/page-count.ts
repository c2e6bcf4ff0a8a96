import { createRequire } from 'node:module';
import { relative } from 'node:path';
import type { Problem } from '../../generator/problems/problem';
import { home } from '../config/code';
import type { changed as changedFiles, compiled as compiledPages } from './compiled-pages.cjs';
import { causesOf, hasMistakes, problemsOf } from './problems-of';

// The same module as the loader that the bundler runs.
const { changed, compiled } = createRequire(__filename)('./compiled-pages.cjs') as {
  changed: typeof changedFiles;
  compiled: typeof compiledPages;
};

/** A page of the reference, or its data. */
const REFERENCE_PAGE = /^pages\/(.+)\.(?:mdx|json)$/;

/** Counts the pages that are different after a change. */
export class PageCount {
  readonly #generated: string;
  readonly #reference = new Set<string>();

  /** @param generated folder of the generator's output. */
  constructor(generated: string) {
    this.#generated = generated;
  }

  /** @param files absolute paths of what the bundler found changed. */
  note(files: readonly string[]): void {
    for (const file of files) {
      const page = REFERENCE_PAGE.exec(relative(this.#generated, file))?.[1];
      if (page !== undefined) this.#reference.add(page);
    }
  }

  /** Returns the number of pages since the last call. */
  take(): number {
    const pages = [...changed].filter((file) => relative(this.#generated, file).startsWith('..'));
    const count = this.#reference.size + pages.length;
    this.#reference.clear();
    changed.clear();
    return count;
  }

  /** The mistakes because of which pages are shown as they were. */
  get problems(): Problem[] {
    return [...compiled].flatMap(([file, { error }]) => (error === undefined ? [] : problemsIn(file, error)));
  }
}

function problemsIn(file: string, error: Error): Problem[] {
  if (hasMistakes(error)) return problemsOf(error);
  // MDX says where it stopped, but not in which file.
  const { line = 1, column = 1 } = causesOf(error).at(-1) as { line?: number; column?: number };
  const location = { file: relative(home, file), line, column, pointer: '' };
  return problemsOf(error).map((problem) => ({ ...problem, location }));
}
