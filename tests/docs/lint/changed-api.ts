import { readFileSync } from 'node:fs';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { buildExamples } from '../../../generator/emit/facts/build-examples';
import { buildFacts } from '../../../generator/emit/facts/build-facts';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import type { Api } from '../../../site/lint/api';
import { api, sourceOf } from './lint-with';

/** The description as JSON text. */
export const bundle = JSON.stringify(JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')));

/** The API that pages are checked against after a change to the description. */
export function apiWith(description: BundledDescription): Api {
  const context = createWordingContext(buildApiModel(description));
  const facts = buildFacts(context);
  const snippets = Object.entries(api.sources.snippets).filter(([id]) => Object.hasOwn(facts.operations, id));
  const sources = {
    ...api.sources,
    facts,
    examples: buildExamples(context.model),
    snippets: Object.fromEntries(snippets),
  };
  const servers = listOf(description.servers).flatMap((server) => textOf(objectOf(server).url) ?? []);
  return { ...api, sources, servers };
}

/** Returns the number of the first line of a page that contains a string. @throws if the page does not contain it. */
export function lineOf(page: string, text: string): number {
  const line = sourceOf(page)
    .split('\n')
    .findIndex((one) => one.includes(text));
  if (line < 0) throw new Error(`docs/${page} does not hold ${text}.`);
  return line + 1;
}
