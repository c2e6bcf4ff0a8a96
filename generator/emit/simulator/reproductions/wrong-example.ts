import { isObject, type Json } from '#core/json/json';
import { valueAt } from '#core/json/pointer';
import { objectOf } from '#core/json/read';
import type { Operation } from '../../../model/api/api-model';
import { jsonContent } from '../build-operation';
import type { SimulatorSettings } from '../settings/settings';
import type { WrongBody } from './wrong-field';

type WrongValues = SimulatorSettings['reproductions']['wrongFields'];

/**
 * Returns the body of the first documented request, changed so that the response is the first example of that status: each
 * field in the `errors` of the example gets its wrong value from the settings, or is left out. Undefined if the example
 * does not name any fields, or if the request has none of them.
 */
export function wrongExample(
  { requests, responses }: Operation,
  status: string,
  wrongFields: WrongValues,
): WrongBody | undefined {
  const content = responses.find((response) => response.status === status)?.content ?? [];
  const fields = Object.keys(objectOf(objectOf(jsonContent(content)?.examples[0]?.value).errors));
  const documented = requests[0]?.body?.value;
  if (fields.length === 0 || documented === undefined) return undefined;
  const body = structuredClone(documented);
  const causes = fields.map((field) => spoil(body, field, wrongFields));
  if (causes.includes(undefined) || JSON.stringify(body) === JSON.stringify(documented)) return undefined;
  return { cause: joinCauses(causes as Cause[]), body };
}

type Cause = { text: string } | { leftOut: string };

/** Makes one field of a body invalid. @returns the reason for the error; undefined if the body does not have that object. */
function spoil(body: Json, field: string, wrongFields: WrongValues): Cause | undefined {
  const tokens = field.split(/[.[\]]+/).filter(Boolean);
  const name = tokens.pop() ?? '';
  const owner = valueAt(body, tokens);
  if (!isObject(owner)) return undefined;
  const wrong = wrongFields[field];
  if (wrong === undefined) {
    delete owner[name];
    return { leftOut: field };
  }
  owner[name] = wrong.value;
  return { text: wrong.cause };
}

function joinCauses(causes: readonly Cause[]): string {
  const leftOut = causes.flatMap((cause) => ('leftOut' in cause ? [`no \`${cause.leftOut}\``] : []));
  const texts = causes.flatMap((cause) => ('text' in cause ? [cause.text] : []));
  return [...(leftOut.length > 0 ? [`The body has ${leftOut.join(' and ')}.`] : []), ...texts].join(' ');
}
