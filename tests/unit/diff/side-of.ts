import { Source } from '@redocly/openapi-core';
import type { JsonObject } from '#core/json/json';
import { diff } from '../../../generator/compare/diff/diff';
import type { Change } from '../../../generator/compare/diff/change';
import type { Side } from '../../../generator/compare/diff/side';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { normalize } from '../../../generator/read/normalize/normalize';
import { normalizeParts } from '../../../generator/read/normalize/normalize-parts';

/** A description in memory as a side, read like one in files. */
export async function sideOf(description: JsonObject): Promise<Side> {
  const joined = structuredClone(description);
  normalizeParts(joined);
  const document = { source: new Source('memory.json', ''), parsed: joined };
  const { description: bundle, problems } = await normalize(joined, document);
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const origins = new WeakMap<object, JsonObject>();
  return { bundle, model: buildApiModel(bundle, origins), origins };
}

/** The changes between two descriptions in memory. */
export async function changesBetween(base: JsonObject, head: JsonObject): Promise<Change[]> {
  return diff(await sideOf(base), await sideOf(head));
}

/** A change as fixtures have it: `enum-value-removed B/A`. */
export function verdictOf({ rule, sent, received }: Change): string {
  const letter = (severity: string | undefined): string => severity?.[0]?.toUpperCase() ?? '–';
  return `${rule} ${letter(sent?.severity)}/${letter(received?.severity)}`;
}
