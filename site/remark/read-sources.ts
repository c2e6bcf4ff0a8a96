import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { Sources } from './sources';

/**
 * Reads what pages are bound to.
 * @param generated folder of the generator's output.
 * @param docs folder of the hand-written pages.
 * @throws when the generator has not run.
 */
export function readSources(generated: string, docs: string): Sources {
  return {
    facts: readJson(join(generated, 'facts/facts.json')) as Sources['facts'],
    examples: readJson(join(generated, 'facts/examples.json')) as Sources['examples'],
    snippets: readSnippets(join(generated, 'snippets')),
    decisions: parse(readFileSync(join(docs, '_data/decisions.yaml'), 'utf8')) as Sources['decisions'],
  };
}

function readSnippets(folder: string): Sources['snippets'] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [basename(file, '.json'), readJson(join(folder, file)) as Record<string, string>]),
  );
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
