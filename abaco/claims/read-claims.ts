import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../authoring/claims/claim';
import { readComments } from '../../authoring/claims/read/code-comments';
import { pageClaims } from '../../authoring/claims/read/page-claims';
import { yamlClaims } from '../../authoring/claims/read/yaml-claims';
import { listPageFiles } from '../../site/config/page-files';
import type { Sources } from '../../site/remark/sources';
import { sourceClaims } from './source-claims';

/** Settings that readers do not see: old addresses. */
const SETTINGS = ['redirects.yaml'];

/** Of the settings of the simulator, readers see these: notes about a run, and causes of errors. Contract tests compare the others. */
const SEEN_SETTINGS = /^about\.|(?:^|\.)cause$/;

/** The page for coding agents: Markdown with the address of the site in braces. */
const SKILL = 'docs/_skill.md';

/** Files of `docs/_data/` that are words for readers; the others are samples, or allow names. */
const WORDS = ['decisions.yaml', 'diagrams.yaml', 'popular.yaml', 'synonyms.yaml'];

/** Folders of source files whose strings readers see. */
const SHOWN = [
  'abaco/labs',
  'core/labels',
  'generator/emit/pages',
  'generator/emit/markdown',
  'site/markdown',
  'site/remark/elements',
  'site/src',
  'tool',
];

/** Reads every sentence for readers, file by file. @throws PageError if a page is not valid MDX. */
export function readClaims(sources: Sources): Claim[] {
  return listShownFiles().flatMap((file) => claimsOf(file, readFileSync(file, 'utf8'), sources));
}

/** Returns the paths of all files that have sentences for readers, from the project's root. */
export function listShownFiles(): string[] {
  return [
    ...listPageFiles('docs').map((page) => join('docs', page)),
    SKILL,
    ...filesIn('docs/_code', () => true),
    ...WORDS.map((name) => join('docs/_data', name)),
    ...filesIn('openapi', (name) => name.endsWith('.yaml') && !SETTINGS.includes(name)),
    ...SHOWN.flatMap((folder) => filesIn(folder, (name) => /\.tsx?$/.test(name))),
  ];
}

/**
 * Returns the sentences of one file.
 * @param content of the file.
 * @param sources the data that elements take their values from.
 * @throws PageError if it is a page and not valid MDX.
 */
export function claimsOf(file: string, content: string, sources: Sources): Claim[] {
  if (file.endsWith('.mdx')) return pageClaims(content, file, sources);
  if (file === SKILL) return pageClaims(content.replaceAll('{site}', String.raw`\{site\}`), file, sources);
  if (file.endsWith('/simulator.yaml'))
    return yamlClaims(content, file, 'words').filter(({ at }) => SEEN_SETTINGS.test(at ?? ''));
  if (file.endsWith('.yaml')) return yamlClaims(content, file, kindOf(file));
  return file.startsWith('docs/_code/') ? commentClaims(content, file) : sourceClaims(content, file);
}

function kindOf(file: string): 'words' | 'description' {
  return file.startsWith('docs/') || file.endsWith('/project.yaml') ? 'words' : 'description';
}

function filesIn(folder: string, isShown: (name: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => isShown(file.slice(folder.length + 1)))
    .toSorted();
}

function commentClaims(content: string, file: string): Claim[] {
  return readComments(content, file.split('.').at(-1) ?? '').map(({ text, line }) => ({
    file,
    line,
    sentence: text,
  }));
}
