import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { eachObject } from '#core/json/each-object';
import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { entriesOf, objectOf } from '#core/json/read';

/** GitHub's description, the largest: one file of `@octokit/openapi` 23.0.2, which is 385 MB installed. */
const PACKED = path.join(__dirname, 'packages/octokit-openapi/api.github.com.json.br');

const FOLDER = path.resolve('test-results/corpus');

/** The path or webhook that is kept of so many. */
const EVERY = 20;

/** Unpacks the whole of GitHub's description. Returns the file. */
export function unpackGithub(): string {
  return write('api.github.com.json', brotliDecompressSync(readFileSync(PACKED)).toString());
}

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
  } = JSON.parse(readFileSync(unpackGithub(), 'utf8')) as JsonObject;
  const part = { ...rest, paths: thin(paths), 'x-webhooks': thin(webhooks) };
  return write('github.json', JSON.stringify({ ...part, components: componentsOf(part) }));
}

function write(name: string, content: string): string {
  const file = path.join(FOLDER, name);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, content);
  return file;
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
