import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '#core/json/json';
import { diff } from '../../generator/compare/diff/diff';
import { emitClients, planClients } from '../../generator/emit/clients/emit-clients';
import { emitEnvironments } from '../../generator/emit/environments/emit-environments';
import { emitFacts } from '../../generator/emit/facts/emit-facts';
import { emitText } from '../../generator/emit/markdown/emit-text';
import { emitPages } from '../../generator/emit/pages/emit-pages';
import { emitPostman } from '../../generator/emit/postman/emit-postman';
import { emitSearch } from '../../generator/emit/search/emit-search';
import { emitSnippets } from '../../generator/emit/snippets/emit-snippets';
import { buildWorldContract } from '../../generator/emit/world/build-world-contract';
import { buildWorldPlan } from '../../generator/emit/world/build-world-plan';
import { type Description, readDescription } from '../../generator/read/read-description';
import type { GeneratedFile } from '../../generator/run/files/generated-file';
import { createGenerationContext } from '../../generator/run/generation-context';
import { Results } from '../../generator/run/memo/results';

/** Everything that is made of a description for somebody to read, by the name of its column. */
export const OUTPUTS = [
  'page',
  'twin',
  'search',
  'facts',
  'samples',
  'snippets',
  'choices',
  'types',
  'client',
  'postman',
  'mock',
] as const;
export type Output = (typeof OUTPUTS)[number];

/** One description, read and emitted. */
export interface Made {
  description: Description;
  outputs: Readonly<Record<Output, string>>;
}

/** Makes all outputs of a description in this process. */
export async function make(description: JsonObject, folder: string): Promise<Made> {
  const entry = path.join(folder, 'openapi.json');
  writeFileSync(entry, JSON.stringify(description));
  const { description: read, problems } = await readDescription(entry, (_, work) => Promise.resolve(work()));
  if (!read) throw new Error(problems.map(({ message }) => message).join('\n'));
  const results = new Results();
  const context = createGenerationContext(read, results);
  const { model, wording } = context;
  const reference = context.getReference();
  const [facts, samples] = split(emitFacts(wording), 'examples');
  const plan = buildWorldPlan(model);
  return {
    description: read,
    outputs: {
      page: textOf(await emitPages(reference)),
      twin: textOf(emitText(reference.pages, results)),
      search: textOf(emitSearch(wording, context.changelog)),
      facts: textOf(facts),
      samples: textOf(samples),
      snippets: textOf(emitSnippets(context.getSnippets())),
      choices: textOf(emitEnvironments(model)),
      types: textOf(await context.finishTypes()),
      client: textOf(emitClients(planClients(model, 'things', ['python']))),
      postman: textOf(emitPostman(model, () => false)),
      mock: JSON.stringify(buildWorldContract(model, plan)),
    },
  };
}

function split(files: readonly GeneratedFile[], name: string): [GeneratedFile[], GeneratedFile[]] {
  const isNamed = ({ path: file }: GeneratedFile) => file.includes(name);
  return [files.filter((file) => !isNamed(file)), files.filter(isNamed)];
}

function textOf(files: readonly GeneratedFile[]): string {
  return files.map(({ path: file, content }) => `${file}\n${content}`).join('\n');
}

/** The outputs of one description, and what a comparison of two says. */
export const COLUMNS = [...OUTPUTS, 'diff'] as const;
export type Column = (typeof COLUMNS)[number];

/** Returns the columns that are the same for two descriptions: of the comparison, that it says nothing. */
export function unchangedColumns(before: Made, after: Made): Column[] {
  const same = OUTPUTS.filter((output) => before.outputs[output] === after.outputs[output]);
  return diff(before.description, after.description).length > 0 ? same : [...same, 'diff'];
}
