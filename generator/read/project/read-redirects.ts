import path from 'node:path';
import type { Redirect } from '#core/contracts/redirects';
import type { Json } from '#core/json/json';
import type { GeneratedFile } from '../../run/files/generated-file';
import { toProblems } from '../../problems/mistake';
import type { Problem } from '../../problems/problem';
import { openYaml, type YamlFile } from '../../problems/yaml-file';
import { findRedirectMistakes } from './find-redirect-mistakes';

const RULE = 'redirects';

/**
 * Reads where addresses of earlier releases lead, from `redirects.yaml` next to an entry document: nothing without the file. Whether
 * the addresses exist is up to the site, which knows its pages.
 */
export function readRedirects(entry: string): { redirects?: Redirect[]; problems: Problem[] } {
  const file = openYaml(redirectsPath(entry), RULE);
  if (!file) return { problems: [] };
  if (file.problems.length > 0) return { problems: file.problems };
  const entries = file.value ?? {};
  const problems = toProblems(findRedirectMistakes(entries), file, RULE);
  return problems.length > 0 ? { problems } : { problems, redirects: toRedirects(entries, file) };
}

/** Returns the path of the redirects of an entry document. */
export function redirectsPath(entry: string): string {
  return path.join(path.dirname(path.resolve(entry)), 'redirects.yaml');
}

/** Emits `redirects.json` for the site, if there is a `redirects.yaml`. */
export function emitRedirects(redirects: readonly Redirect[] | undefined): GeneratedFile[] {
  if (redirects === undefined) return [];
  return [{ path: 'project/redirects.json', content: `${JSON.stringify(redirects, null, 2)}\n` }];
}

function toRedirects(entries: Json, file: YamlFile): Redirect[] {
  return Object.entries(entries as Record<string, string | { gone: string }>).map(([from, to]) => {
    const { line, column } = file.locate([from]);
    return { from, ...(typeof to === 'string' ? { to } : to), line, column };
  });
}
