import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { describe, expect, test } from 'vitest';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { boundPage } from '../../../site/lint/bound-page';
import type { Api } from '../../../site/lint/api';
import ownRules from '../../../abaco/page-rules';
import { withMistakes } from '../../../site/lint/page-rules';
import { lintPages } from '../../../site/lint/lint-pages';
import { apiWith, bundle, lineOf } from './changed-api';
import { api, print } from './lint-with';
import { CHANGES, type Change } from './value-changes';

const pageRules = withMistakes(ownRules);

/** The API that pages are checked against after all values change: each change affects its own lines. */
const changed = changedApi(CHANGES);

/** Text by `docs/<page>:<line>`, for every page whose elements are replaced. */
const before = linesOf(api);
const after = linesOf(changed);
const problems = lintPages(pageRules, { ...changed, pages: api.pages }).problems.map(print);

describe('a value that changes in the description', () => {
  test.each(CHANGES.filter(({ then }) => then === 'follows'))('changes the page: $at in $page', (change) => {
    const place = placeOf(change);
    expect(before.get(place)).not.toContain(change.says);
    expect(after.get(place)).toContain(change.says);
  });

  test.each(CHANGES.filter(({ then }) => then === 'fails'))('fails at the line: $at in $page', (change) => {
    const there = problems.filter((problem) => problem.startsWith(`${placeOf(change)}:`));
    expect(there.join('\n'), problems.join('\n')).toContain(change.says);
  });

  test('and there are forty of them', () => {
    expect(new Set(CHANGES.map(({ at }) => at)).size).toBeGreaterThanOrEqual(40);
  });
});

function placeOf({ page, line }: Change): string {
  return `docs/${page}:${lineOf(page, line)}`;
}

function changedApi(changes: readonly Change[]): Api {
  const description = JSON.parse(bundle) as Json;
  for (const change of changes) apply(change, description);
  return apiWith(description as unknown as BundledDescription);
}

/** Sets the value at a pointer, or renames its key. @throws when the pointer does not resolve. */
function apply({ at, to, as }: Change, description: Json): void {
  const keys = at
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Json | undefined>((value, key) => membersOf(value)[key], description);
  const members = membersOf(owner);
  const value = members[last];
  if (value === undefined) throw new Error(`The description has no ${at}.`);
  if (as !== undefined) delete members[last];
  members[as ?? last] = to ?? value;
}

function membersOf(value: Json | undefined): Record<string, Json | undefined> {
  return typeof value === 'object' && value !== null ? (value as Record<string, Json | undefined>) : {};
}

function linesOf(against: Api): Map<string, string> {
  const lines = new Map<string, string>();
  for (const page of api.pages) {
    const { tree } = boundPage(page, against.sources);
    for (const { line, text } of textsIn(tree)) {
      const place = `${page.file}:${line}`;
      lines.set(place, `${lines.get(place) ?? ''}${text}`);
    }
  }
  return lines;
}

/** Strings with the line on which the author wrote them, or the element that made them. */
function textsIn(node: Nodes, above = 0): { line: number; text: string }[] {
  const line = node.position?.start.line ?? above;
  if ('children' in node && node.children.length > 0) {
    return node.children.flatMap((child) => textsIn(child, line));
  }
  return [{ line, text: toString(node) }];
}
