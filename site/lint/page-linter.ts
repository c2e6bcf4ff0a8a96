import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../../generator/problems/problem';
import { sortProblems } from '../../generator/problems/sort-problems';
import { home } from '../config/code';
import { missingPages } from '../config/missing-pages';
import { listPageFiles } from '../config/page-files';
import type { Settings } from '../config/settings';
import { PageError } from '../errors/page-error';
import type { Api, ApiData } from './api';
import { lintPage } from './lint-pages';
import { loadPageRules, type PageRules } from './page-rules';
import { readPage, type Page } from './page';
import { problemOf } from './problem-of';
import { readApiData, stampOfApiData } from './read-api';
import { anchorsOf, linkedPages } from './rules/link';

/** A page as it was last valid, and what is wrong with it now if it is not. */
interface ReadPage {
  source: string;
  page?: Page;
  mistakes: Problem[];
}

/** The data that pages are checked against. */
interface KnownData {
  /** Changes when a file is written. */
  stamp: string;
  /** Changes when what the files hold is something else. */
  version: string;
  api: ApiData;
}

/** Lints the hand-written pages again and again, each only when something that it depends on has changed. */
export class PageLinter {
  readonly #settings: Settings;
  readonly #rules: PageRules;
  #data: KnownData | undefined;
  #pages = new Map<string, ReadPage>();
  #results = new Map<string, { key: string; problems: Problem[] }>();

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#rules = loadPageRules(settings);
  }

  /**
   * Yields all problems that are known so far, sorted by location, after each page that had to be linted; the last list is complete.
   * @param first paths of the pages below `docs` to begin with.
   */
  *lint(first: readonly string[]): Generator<Problem[]> {
    const { version, api: data } = this.#readData();
    this.#readPages();
    const api: Api = { ...data, pages: [...this.#pages.values()].flatMap(({ page }) => page ?? []) };
    const anchors = new Map(api.pages.map((page) => [page.id, anchorsOf(page, api)]));
    const isFirst = (page: Page) => first.includes(page.id);
    for (const page of api.pages.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))) {
      const key = [page.source, version, outlineOf(page, anchors)].join('\0');
      if (this.#results.get(page.id)?.key === key) continue;
      this.#results.set(page.id, { key, problems: lintPage(this.#rules, api, page).problems });
      yield this.#collect();
    }
    yield this.#collect();
  }

  #readData(): KnownData {
    const { generated, docs } = this.#settings;
    const stamp = stampOfApiData(generated, docs);
    if (this.#data?.stamp === stamp) return this.#data;
    const api = readApiData(generated, docs);
    const version = createHash('sha256').update(JSON.stringify(api)).digest('hex');
    // The same object for the same data, because the rules remember what they know of it.
    this.#data = version === this.#data?.version ? { ...this.#data, stamp } : { stamp, version, api };
    return this.#data;
  }

  #readPages(): void {
    const before = this.#pages;
    this.#pages = new Map(
      listPageFiles(this.#settings.docs).map((id) => [id, this.#readPage(id, before.get(id))]),
    );
  }

  #readPage(id: string, before: ReadPage | undefined): ReadPage {
    const source = readFileSync(join(this.#settings.docs, id), 'utf8');
    if (source === before?.source) return before;
    try {
      return { source, page: readPage(id, source, relative(home, this.#settings.docs)), mistakes: [] };
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      return { source, page: before?.page, mistakes: error.mistakes.map(problemOf) };
    }
  }

  /** A page that is not valid has no other problems: they would be those of its last valid state. */
  #collect(): Problem[] {
    const problems = [...this.#pages].flatMap(([id, { mistakes }]) =>
      mistakes.length > 0 ? mistakes : (this.#results.get(id)?.problems ?? []),
    );
    return sortProblems([...missingPages(this.#settings).map(problemOf), ...problems]);
  }
}

/** Returns what a page's links depend on: the anchors of the pages that they lead to, or the names of all pages, to suggest one. */
function outlineOf(page: Page, anchors: ReadonlyMap<string, readonly string[]>): string {
  return JSON.stringify(linkedPages(page).map((id) => anchors.get(id) ?? [...anchors.keys()]));
}
