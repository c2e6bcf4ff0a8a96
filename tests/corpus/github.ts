import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachObject } from '#core/json/each-object';
import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { entriesOf, objectOf } from '#core/json/read';

/** GitHub's description, the largest. */
export const GITHUB = require.resolve('@octokit/openapi/generated/api.github.com.json');

const PART = path.resolve('test-results/corpus/github.json');

/** The path or webhook that is kept of so many. */
const EVERY = 20;

/**
 * Writes a part of GitHub's description: paths and webhooks from all over it, with the components that they lead to.
 * @returns the file.
 */
export function writePartOfGithub(): string {
  const {
    tags: _,
    paths,
    'x-webhooks': webhooks,
    ...rest
  } = JSON.parse(readFileSync(GITHUB, 'utf8')) as JsonObject;
  const part = { ...rest, paths: thin(paths), 'x-webhooks': thin(webhooks) };
  mkdirSync(path.dirname(PART), { recursive: true });
  writeFileSync(PART, JSON.stringify({ ...part, components: componentsOf(part) }));
  return PART;
}

function thin(members: Json | undefined): JsonObject {
  return Object.fromEntries(entriesOf(members).filter((_, index) => index % EVERY === 0));
}

/** The components that paths and webhooks lead to, and those that these lead to. */
function componentsOf({ components, ...rest }: JsonObject): JsonObject {
  const kept: Record<string, JsonObject> = {
    securitySchemes: objectOf(objectOf(components).securitySchemes),
  };
  const seen = new Set<string>();
  const queue: Json[] = [rest];
  for (let value = queue.shift(); value !== undefined; value = queue.shift())
    eachObject(value, ({ $ref: reference }) => {
      if (typeof reference !== 'string' || seen.has(reference)) return;
      seen.add(reference);
      const [, kind = '', name = ''] = parseFragment(reference) ?? [];
      const target = valueAt(components, [kind, name]) as Json;
      (kept[kind] ??= {})[name] = target;
      queue.push(target);
    });
  return kept;
}
