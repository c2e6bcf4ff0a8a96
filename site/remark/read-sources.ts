import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationData } from '#core/contracts/page-data';
import { readData } from './read-data';
import { readPrograms } from './read-programs';
import type { Sources } from './sources';

/**
 * Reads the data that pages are bound to.
 * @param generated folder of the generator's output.
 * @param docs folder of the hand-written pages.
 * @throws if the generator has not run.
 */
export function readSources(generated: string, docs: string): Sources {
  const facts = readJson(join(generated, 'facts/facts.json')) as Sources['facts'];
  const snippets = readSnippets(join(generated, 'pages'), facts);
  const languages = Object.values(snippets).flatMap((page) => page.languages);
  return {
    facts,
    examples: readJson(join(generated, 'facts/examples.json')) as Sources['examples'],
    flows: (readOptional(join(generated, 'arazzo/flows.json')) ?? {}) as Sources['flows'],
    snippets,
    programs: readPrograms(join(docs, '_code')),
    languages: Object.fromEntries(languages.map(({ id, label }) => [id, label])),
    decisions: (readData(docs, 'decisions.yaml') ?? {}) as Sources['decisions'],
    diagrams: (readData(docs, 'diagrams.yaml') ?? {}) as Sources['diagrams'],
    report: readOptional(join(generated, 'report/report.json')) as Sources['report'],
  };
}

/** Reads each operation's snippets, from the data file whose path follows the address of the operation's page. */
function readSnippets(folder: string, { operations }: Sources['facts']): Sources['snippets'] {
  return Object.fromEntries(
    Object.entries(operations).map(([id, { href }]) => {
      const file = join(folder, `${href.replace(/^\/api\/|\/$/g, '')}.json`);
      const { languages, readerValues, requests } = readJson(file) as OperationData;
      return [id, { href, languages, readerValues, requests }];
    }),
  );
}

/** Reads a file that not every project has. */
function readOptional(path: string): unknown {
  return existsSync(path) ? readJson(path) : undefined;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
