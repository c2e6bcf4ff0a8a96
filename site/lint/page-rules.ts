import { loadExtension } from '../config/extension';
import { loadModule } from '../config/load-module';
import type { Settings } from '../config/settings';
import type { Words } from './api';
import type { NamingCheck, Rule } from './rule';
import { element } from './rules/element';
import { link } from './rules/link';

/** Rules that the pages of a site are checked against. */
export interface PageRules {
  rules: readonly Rule[];
  /** Returns the check of the language; without it, the words of pages are not checked. */
  checkLanguage?: (words: Words) => NamingCheck;
}

/** The rules for any pages: they find mistakes, and leave the style to the authors. */
const MISTAKES: readonly Rule[] = [element, link];

/** Returns the rules for the pages of a site: those for any pages, and those of its project. */
export function loadPageRules(settings: Pick<Settings, 'extension'>): PageRules {
  const { pageRules } = loadExtension(settings);
  return withMistakes(
    pageRules === undefined ? { rules: [] } : loadModule<{ default: PageRules }>(pageRules).default,
  );
}

/** Adds the rules for any pages to those of a project. */
export function withMistakes(own: PageRules): PageRules {
  return { ...own, rules: [...MISTAKES, ...own.rules] };
}
