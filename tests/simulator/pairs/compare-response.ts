import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { dateOf } from '../../../simulator/clock';
import seed from '../../../generated/simulator/world.json';
import { lookUp } from '../../contract/description/description';

/** Values of `x-assigned`, the mark of a property that the API gives each record anew. */
type Assigned = 'record' | 'time';

/** A response, and the example that readers see instead. */
interface Shown {
  description: BundledDescription;
  schema: Json;
  example: Json;
  response: Json | undefined;
  /** When the request was sent, in Unix seconds; undefined if the times have to be those of the example. */
  sentAt?: number;
}

/**
 * Lists the values of a response that are not those of its example, each with its JSON Pointer. A value that the API assigns
 * (`x-assigned` in its schema) may differ in two cases: `record` if it is new to the world and only its numbers are others, `time`
 * if it is the time of the request.
 */
export function compareResponse({ description, schema, example, response, sentAt }: Shown): string[] {
  return compare(example, response, flatten(schema), '');

  function compare(
    want: Json | undefined,
    got: Json | undefined,
    schemas: JsonObject[],
    at: string,
  ): string[] {
    if (Array.isArray(want) && Array.isArray(got)) {
      const items = schemas.flatMap((one) => flatten(one.items));
      const longer = want.length > got.length ? want : got;
      return longer.flatMap((_, index) => compare(want[index], got[index], items, `${at}/${index}`));
    }
    if (isObject(want) && isObject(got)) {
      const names = new Set([...Object.keys(want), ...Object.keys(got)]);
      return [...names].flatMap((name) => {
        const member = schemas.flatMap((one) => flatten(objectOf(one.properties)[name]));
        return compare(want[name], got[name], member, `${at}/${name}`);
      });
    }
    if (want === got || schemas.some((one) => isExcused(one['x-assigned'], want, got, at))) return [];
    return [`${at}: shown ${JSON.stringify(want)}, returned ${JSON.stringify(got)}`];
  }

  function isExcused(
    mark: Json | undefined,
    want: Json | undefined,
    got: Json | undefined,
    at: string,
  ): boolean {
    if (mark === undefined) return false;
    if (mark !== 'record' && mark !== 'time')
      throw new Error(`x-assigned is ${JSON.stringify(mark)} at ${at}: write record or time.`);
    return EXCUSES[mark](want, got, { name: at.split('/').at(-1) ?? '', sentAt });
  }

  /** The schema, and each that it refers to or is composed of. */
  function flatten(value: Json | undefined): JsonObject[] {
    const own = objectOf(value);
    const target = typeof own.$ref === 'string' ? flatten(lookUp(description, own.$ref)) : [];
    const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((keyword) => listOf(own[keyword]).flatMap(flatten));
    return [own, ...target, ...parts];
  }
}

type Excuse = (
  want: Json | undefined,
  got: Json | undefined,
  place: { name: string; sentAt: number | undefined },
) => boolean;

const EXCUSES: Record<Assigned, Excuse> = {
  record: (want, got, { name }) =>
    typeof want === typeof got && words(want) === words(got) && !KNOWN.has(keyOf(name, got)),
  time: (_, got, { sentAt }) => sentAt !== undefined && (got === sentAt || got === dateOf(sentAt)),
};

/** A value without its numbers: `https://…/invoice/90210-EXAMPLE.pdf` and one with another id are the same. */
function words(value: Json | undefined): string {
  return JSON.stringify(value ?? null).replaceAll(/[-_]?\d+/g, '');
}

/** The values in the world before any call, each with the name of its member. */
const KNOWN = new Set(keysIn('', seed.records as unknown as Json));

function keysIn(name: string, value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keysIn(name, item));
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => keysIn(key, inner));
  return [keyOf(name, value)];
}

function keyOf(name: string, value: Json | undefined): string {
  return `${name} ${JSON.stringify(value)}`;
}
