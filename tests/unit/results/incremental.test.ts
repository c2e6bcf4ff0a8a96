import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '#core/json/json';
import { generate } from '../../../generator/run/pipeline';
import type { RunStage } from '../../../generator/run/progress';
import { Results } from '../../../generator/run/memo/results';
import { temporaryFolder, writeFiles } from '../../builders/temporary-folder';
import { BOOK_SETTINGS, describeBooks } from '../simulator/describe';
import { EDITS, type Project } from './edits';

const DESCRIPTIONS = path.resolve(__dirname, '../../corpus/descriptions');

/** Descriptions with links, bases, uses, servers, credentials and examples, to which random edits are made. */
const CORPUS = [
  'callbacks-and-links',
  'discriminator-bases',
  'many-uses',
  'servers',
  'security',
  'several-tags',
];

const EDITS_PER_RUN = Number(process.env.EDITS ?? 12);
const seed = Number(process.env.EDITS_SEED ?? 31);

/** The examples of the books have no `created_at`. */
const SETTINGS = { ...BOOK_SETTINGS, records: { ...BOOK_SETTINGS.records, time: 'title' } };

const runStage: RunStage = (_, work) => Promise.resolve(work());

/** The books with an event, an operation that links to it, and an error that all operations have. */
function describeMore(): JsonObject {
  const error = { '503': { description: 'Down.' } };
  const response = { '204': { description: 'Taken.', links: { next: { operationId: 'createBook' } } } };
  const made = { operationId: 'bookMade', summary: 'A book is made', responses: response };
  const books = structuredClone(describeBooks({ webhooks: { 'book.made': { post: made } } }));
  for (const item of Object.values(books.paths ?? {}))
    for (const operation of Object.values(item))
      Object.assign((operation as unknown as Member).responses, error);
  const read = books.paths?.['/shelf/books/{id}']?.get as unknown as Member;
  Object.assign(read.responses['200'] as object, { links: { event: { operationId: 'bookMade' } } });
  return books as unknown as JsonObject;
}

interface Member {
  responses: JsonObject;
}

const books = (): Project => ({
  description: describeMore(),
  settings: structuredClone(SETTINGS) as unknown as JsonObject,
  project: { name: 'Books', url: 'https://docs.example.com' },
});

const ofCorpus = (name: string): Project => ({
  description: parse(readFileSync(path.join(DESCRIPTIONS, `${name}.yaml`), 'utf8'), {
    maxAliasCount: -1,
  }) as JsonObject,
  project: { name: 'Corpus', url: 'https://docs.example.com' },
});

const edits = fc.array(
  fc.record({ kind: fc.constantFrom(...Object.keys(EDITS)), choice: fc.nat({ max: 10_000 }) }),
  { minLength: EDITS_PER_RUN, maxLength: EDITS_PER_RUN },
);

/** Writes a project and generates it, upon the results of earlier runs and without any. */
async function generateBoth(project: Project, folder: string, results: Results) {
  writeFiles(folder, {
    // Aliases would not survive the edits.
    'openapi.json': JSON.stringify(project.description, null, 1),
    'project.yaml': JSON.stringify(project.project),
    ...(project.settings && { 'simulator.yaml': JSON.stringify(project.settings) }),
  });
  const entry = path.join(folder, 'openapi.json');
  return [await generate(entry, runStage, results), await generate(entry, runStage)] as const;
}

/** Makes edits one after another; each has to give the files and problems of a run that knows nothing. */
async function checkEdits(start: Project, steps: readonly { kind: string; choice: number }[]): Promise<void> {
  const folder = temporaryFolder();
  const results = new Results();
  let project = start;
  const [{ files }] = await generateBoth(project, folder, results);
  expect(files.length).toBeGreaterThan(5);
  for (const { kind, choice } of steps) {
    const edited = structuredClone(project);
    EDITS[kind]?.(edited, choice);
    const [upon, cold] = await generateBoth(edited, folder, results);
    expect(upon, `after ${kind} ${choice}`).toEqual(cold);
    // The next edit of a broken description would be as broken.
    if (cold.files.length > 0) project = edited;
  }
}

describe('a run upon the results of earlier ones makes the files and problems of a run without', () => {
  test('of a description with a simulator', async () => {
    await fc.assert(
      fc.asyncProperty(edits, (steps) => checkEdits(books(), steps)),
      { seed, numRuns: 3, endOnFailure: true },
    );
  });

  test.each(CORPUS)('of %s', async (name) => {
    await fc.assert(
      fc.asyncProperty(edits, (steps) => checkEdits(ofCorpus(name), steps)),
      { seed, numRuns: 1, endOnFailure: true },
    );
  });
});
