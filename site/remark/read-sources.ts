import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { OperationData } from '#core/contracts/page-data';
import { readPrograms } from './read-programs';
import type { Sources } from './sources';

/**
 * Reads what pages are bound to.
 * @param generated folder of the generator's output.
 * @param docs folder of the hand-written pages.
 * @throws when the generator has not run.
 */
export function readSources(generated: string, docs: string): Sources {
  const facts = readJson(join(generated, 'facts/facts.json')) as Sources['facts'];
  const snippets = readSnippets(join(generated, 'pages'), facts);
  const languages = Object.values(snippets).flatMap((page) => page.languages);
  return {
    facts,
    examples: readJson(join(generated, 'facts/examples.json')) as Sources['examples'],
    snippets,
    programs: readPrograms(join(docs, '_code')),
    languages: Object.fromEntries(languages.map(({ id, label }) => [id, label])),
    decisions: parse(readFileSync(join(docs, '_data/decisions.yaml'), 'utf8')) as Sources['decisions'],
    diagrams: parse(readFileSync(join(docs, '_data/diagrams.yaml'), 'utf8')) as Sources['diagrams'],
    report: readJson(join(generated, 'report/report.json')) as Sources['report'],
  };
}

/** The data of a page lies where its address says. */
function readSnippets(folder: string, { operations }: Sources['facts']): Sources['snippets'] {
  return Object.fromEntries(
    Object.entries(operations).map(([id, { href }]) => {
      const file = join(folder, `${href.replace(/^\/api\/|\/$/g, '')}.json`);
      const { languages, readerValues, requests } = readJson(file) as OperationData;
      return [id, { href, languages, readerValues, requests }];
    }),
  );
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
