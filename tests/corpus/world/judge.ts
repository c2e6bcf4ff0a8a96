import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { FORMATS } from '#core/schema/formats';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { formatPointer } from '#core/json/pointer';
import { listOf, objectOf, textsOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { WorldAnswer } from '#core/world/answer';

/** The findings about the answers of a world. */
export interface Verdicts {
  /** Answers that their schema does not allow. */
  violations: string[];
  /** Schemas that this compiler cannot read: nothing with them was judged. */
  unread: Set<string>;
  judged: number;
}

/** Collects verdicts about answers. */
export interface Judge {
  judge: (answer: WorldAnswer, at: Written) => void;
  verdicts: Verdicts;
}

/** Lets every answer pass: for worlds of which only the chains matter. */
export function createNoJudge(): Judge {
  return { judge: () => undefined, verdicts: { violations: [], unread: new Set(), judged: 0 } };
}

/**
 * Judges answers by the description itself: compiles its schemas where they are written, and knows nothing of what the engine made of
 * them.
 */
export function createJudge(bundled: JsonObject): Judge {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    logger: false,
    unicodeRegExp: false,
    multipleOfPrecision: 6,
    formats: FORMATS,
  });
  ajv.addSchema({ ...(asResponses(bundled) as JsonObject), $id: 'description' });
  const compiled = new Map<string, ValidateFunction | undefined>();
  const verdicts: Verdicts = { violations: [], unread: new Set(), judged: 0 };
  const read = (pointer: string): ValidateFunction | undefined => {
    if (!compiled.has(pointer)) {
      try {
        compiled.set(pointer, ajv.compile({ $ref: `description#${encodePointer(pointer)}` }));
      } catch {
        compiled.set(pointer, undefined);
      }
    }
    return compiled.get(pointer);
  };
  return {
    verdicts,
    judge({ status, body, kind }, { path, method }) {
      if (body === undefined || kind === 'none') return;
      const pointer = findSchema(bundled, { path, method }, status);
      if (pointer === undefined) return;
      const validate = read(pointer);
      if (validate === undefined) {
        verdicts.unread.add(pointer);
        return;
      }
      verdicts.judged += 1;
      try {
        if (validate(body)) return;
      } catch {
        verdicts.unread.add(pointer);
        return;
      }
      const [error] = validate.errors ?? [];
      verdicts.violations.push(
        `${method} ${path} ${status}: ${error?.instancePath} ${error?.keyword} ${JSON.stringify(error?.params)}`,
      );
    },
  };
}

/** Where an operation is written. */
interface Written {
  path: string;
  /** In lower case, or a custom one. */
  method: string;
}

/** The pointer to the JSON schema of a documented response, if it has one. */
function findSchema(bundled: JsonObject, { path, method }: Written, status: number): string | undefined {
  const pathItem = objectOf(objectOf(bundled.paths)[path]);
  const isMember = isObject(pathItem[method]);
  const own = isMember ? ['paths', path, method] : ['paths', path, 'additionalOperations', method];
  const operation = isMember
    ? objectOf(pathItem[method])
    : objectOf(objectOf(pathItem.additionalOperations)[method]);
  const responses = objectOf(operation.responses);
  const names = [String(status), `${String(status)[0]}XX`, `${String(status)[0]}xx`, 'default'];
  const name = names.find((one) => Object.hasOwn(responses, one));
  if (name === undefined) return undefined;
  const written = objectOf(responses[name]);
  const tokens =
    typeof written.$ref === 'string'
      ? written.$ref.slice(2).split('/').map(unescape)
      : [...own, 'responses', name];
  const content = objectOf(resolve(bundled, written).content);
  const [mediaType] = Object.keys(content).filter((one) => /^[^;]*[/+]json\s*(;|$)|^\*\/\*/i.test(one));
  if (mediaType === undefined || objectOf(content[mediaType]).schema === undefined) return undefined;
  return formatPointer([...tokens, 'content', mediaType, 'schema']);
}

function unescape(token: string): string {
  return decodeURIComponent(token).replaceAll('~1', '/').replaceAll('~0', '~');
}

function encodePointer(pointer: string): string {
  return pointer
    .split('/')
    .map((token) =>
      new URL(`http://x/#${token}`).hash
        .slice(1)
        .replaceAll('%25', '%')
        .replaceAll('{', '%7B')
        .replaceAll('}', '%7D'),
    )
    .join('/');
}

/** Answers lack members that only requests have, and OpenAPI 3.0 writes null and bounds in other ways. */
function asResponses(value: Json): Json {
  if (Array.isArray(value)) return value.map(asResponses);
  if (!isObject(value)) return value;
  const result = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, asResponses(member)]),
  );
  const properties = objectOf(result.properties);
  const writeOnly = Object.entries(properties).flatMap(([name, one]) =>
    objectOf(one).writeOnly === true ? [name] : [],
  );
  if (writeOnly.length > 0)
    result.required = textsOf(result.required).filter((name) => !writeOnly.includes(name));
  for (const [bound, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (typeof result[exclusive] !== 'boolean') continue;
    if (result[exclusive] && result[bound] !== undefined) result[exclusive] = result[bound];
    else delete result[exclusive];
  }
  if (result.nullable !== true) return result;
  const { nullable: _, ...rest } = result;
  const types = listOf(Array.isArray(rest.type) ? rest.type : [rest.type ?? []].flat());
  if (types.length > 0 && rest.enum === undefined) return { ...rest, type: [...types, 'null'] };
  return { anyOf: [{ type: 'null' }, rest] };
}
