import type { SchemaError } from '../../contracts/validators';
import { isEqual } from '../../json/is-equal';
import { isObject, type Json, type JsonObject } from '../../json/json';
import { FORMATS } from '../formats';
import { matchPattern } from '../match-pattern';
import { addSeen, attempt, below, type Evaluation, inside } from './evaluation';

/** The types of JSON, by the names of `type`. */
export const TYPES: Readonly<Record<string, (value: Json) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number' && Number.isInteger(value),
  array: (value) => Array.isArray(value),
  object: isObject,
};

/** A keyword: the values that it may have, which of them are schemas, and what it checks. */
export interface Keyword {
  /** Names of types. */
  takes: readonly string[];
  inside?: 'schema' | 'list' | 'map';
  check: (own: Json, value: Json, evaluation: Evaluation) => void;
}

const SCHEMA = { takes: ['object', 'boolean'], inside: 'schema' } as const;
const LIST = { takes: ['array'], inside: 'list' } as const;
const MAP = { takes: ['object'], inside: 'map' } as const;

/**
 * The keywords that decide about values, as Ajv does with the settings of `createOpenValidators`, and with the same errors. Those about
 * what no other keyword has judged come last.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $ref: {
    takes: ['string'],
    check: (own, value, { place, seen, evaluate, resolve }) => {
      const { schema, root } = resolve(own as string, place.root);
      addSeen(seen, evaluate(schema, value, { ...below(place, '$ref'), root }));
    },
  },
  type: { takes: ['string', 'array'], check: checkType },
  const: {
    takes: Object.keys(TYPES),
    check: (own, value, { fail }) => {
      if (!isEqual(own, value)) fail('const', { allowedValue: own });
    },
  },
  enum: {
    takes: ['array'],
    check: (own, value, { fail }) => {
      if (!(own as Json[]).some((one) => isEqual(one, value))) fail('enum', { allowedValues: own });
    },
  },
  format: {
    takes: ['string'],
    check: (own, value, { fail }) => {
      if (!hasFormat(own as string, value)) fail('format', { format: own });
    },
  },
  maximum: limit('maximum', '<=', (value, most) => value <= most),
  minimum: limit('minimum', '>=', (value, least) => value >= least),
  exclusiveMaximum: limit('exclusiveMaximum', '<', (value, end) => value < end),
  exclusiveMinimum: limit('exclusiveMinimum', '>', (value, end) => value > end),
  multipleOf: {
    takes: ['number'],
    check: (own, value, { fail }) => {
      if (typeof value !== 'number') return;
      const quotient = value / (own as number);
      // 19.99 is a multiple of 0.01, although their quotient is 1998.9999999999998.
      if (!(Math.abs(Math.round(quotient) - quotient) <= 1e-6)) fail('multipleOf', { multipleOf: own });
    },
  },
  maxLength: size('maxLength', 'string', (count, most) => count <= most),
  minLength: size('minLength', 'string', (count, least) => count >= least),
  pattern: {
    takes: ['string'],
    check: (own, value, { fail }) => {
      if (typeof value === 'string' && !matchPattern(own as string).test(value))
        fail('pattern', { pattern: own });
    },
  },
  maxItems: size('maxItems', 'array', (count, most) => count <= most),
  minItems: size('minItems', 'array', (count, least) => count >= least),
  uniqueItems: { takes: ['boolean'], check: checkUnique },
  prefixItems: {
    ...LIST,
    check: (own, value, { evaluate, place, seen }) => {
      if (!Array.isArray(value)) return;
      const schemas = (own as Json[]).slice(0, value.length);
      for (const [index, schema] of schemas.entries())
        evaluate(schema, value[index]!, inside(place, index, `prefixItems/${index}`));
      seen.entries = Math.max(seen.entries, schemas.length);
    },
  },
  items: { ...SCHEMA, check: checkItems },
  contains: { ...SCHEMA, check: checkContains },
  maxProperties: size('maxProperties', 'object', (count, most) => count <= most),
  minProperties: size('minProperties', 'object', (count, least) => count >= least),
  required: {
    takes: ['array'],
    check: (own, value, { fail }) => {
      if (!isObject(value)) return;
      for (const name of own as string[])
        if (!Object.hasOwn(value, name)) fail('required', { missingProperty: name });
    },
  },
  dependentRequired: { takes: ['object'], check: checkDependent },
  properties: {
    ...MAP,
    check: (own, value, { evaluate, place, seen }) => {
      if (!isObject(value)) return;
      for (const [name, schema] of Object.entries(own as JsonObject)) {
        seen.names.add(name);
        if (Object.hasOwn(value, name))
          evaluate(schema, value[name]!, inside(place, name, `properties/${name}`));
      }
    },
  },
  patternProperties: {
    ...MAP,
    check: (own, value, { evaluate, place, seen }) => {
      if (!isObject(value)) return;
      for (const [source, schema] of Object.entries(own as JsonObject)) {
        const pattern = matchPattern(source);
        for (const name of Object.keys(value).filter((one) => pattern.test(one))) {
          seen.names.add(name);
          evaluate(schema, value[name]!, inside(place, name, `patternProperties/${source}`));
        }
      }
    },
  },
  additionalProperties: { ...SCHEMA, check: checkAdditional },
  propertyNames: {
    ...SCHEMA,
    check: (own, value, { evaluate, fail, place }) => {
      if (!isObject(value)) return;
      for (const name of Object.keys(value)) {
        const before = place.errors.length;
        evaluate(own, name, { ...below(place, 'propertyNames'), propertyName: name });
        if (place.errors.length > before) fail('propertyNames', { propertyName: name });
      }
    },
  },
  dependentSchemas: {
    ...MAP,
    check: (own, value, { evaluate, place, seen }) => {
      if (!isObject(value)) return;
      for (const [name, schema] of Object.entries(own as JsonObject))
        if (Object.hasOwn(value, name))
          addSeen(seen, evaluate(schema, value, below(place, `dependentSchemas/${name}`)));
    },
  },
  not: {
    ...SCHEMA,
    check: (own, value, evaluation) => {
      const { errors } = attempt(evaluation, own, value, below(evaluation.place, 'not'));
      if (errors.length === 0) evaluation.fail('not', {});
    },
  },
  anyOf: { ...LIST, check: (own, value, evaluation) => choose('anyOf', own as Json[], value, evaluation) },
  oneOf: { ...LIST, check: (own, value, evaluation) => choose('oneOf', own as Json[], value, evaluation) },
  allOf: {
    ...LIST,
    check: (own, value, { evaluate, place, seen }) => {
      for (const [index, schema] of (own as Json[]).entries())
        addSeen(seen, evaluate(schema, value, below(place, `allOf/${index}`)));
    },
  },
  if: { ...SCHEMA, check: checkCondition },
  // Checked with `if`.
  then: { ...SCHEMA, check: () => undefined },
  else: { ...SCHEMA, check: () => undefined },
  unevaluatedItems: { ...SCHEMA, check: checkUnevaluatedItems },
  unevaluatedProperties: {
    ...SCHEMA,
    check: (own, value, { evaluate, place, fail, seen }) => {
      if (!isObject(value)) return;
      for (const name of Object.keys(value).filter((one) => !seen.names.has(one))) {
        if (own === false) fail('unevaluatedProperties', { unevaluatedProperty: name });
        else evaluate(own, value[name]!, inside(place, name, 'unevaluatedProperties'));
        seen.names.add(name);
      }
    },
  },
};

function limit(name: string, comparison: string, holds: (value: number, bound: number) => boolean): Keyword {
  return {
    takes: ['number'],
    check: (own, value, { fail }) => {
      if (typeof value === 'number' && !holds(value, own as number)) fail(name, { comparison, limit: own });
    },
  };
}

const COUNTS: Readonly<Record<string, (value: Json) => number>> = {
  // Characters, not the halves of which some consist.
  string: (value) => [...(value as string)].length,
  array: (value) => (value as Json[]).length,
  object: (value) => Object.keys(value as JsonObject).length,
};

function size(name: string, type: string, holds: (count: number, bound: number) => boolean): Keyword {
  return {
    takes: ['number'],
    check: (own, value, { fail }) => {
      if (TYPES[type]!(value) && !holds(COUNTS[type]!(value), own as number)) fail(name, { limit: own });
    },
  };
}

/** @see https://spec.openapis.org/oas/v3.0.4#schema-object `nullable` is a part of `type`. */
function checkType(own: Json, value: Json, { schema, fail }: Evaluation): void {
  const types = [own].flat() as string[];
  const isNull = schema.nullable === true && value === null;
  if (!isNull && !types.some((type) => TYPES[type]!(value))) fail('type', { type: own });
}

function hasFormat(name: string, value: Json): boolean {
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  if (format === undefined || typeof format === 'boolean' || typeof format === 'string') return true;
  const isPlain = format instanceof RegExp || typeof format === 'function';
  const { type = 'string', validate } = isPlain ? { validate: format } : format;
  if (typeof value !== type) return true;
  const check = validate as RegExp | ((given: Json) => boolean);
  return check instanceof RegExp ? check.test(value as string) : check(value);
}

function checkUnique(own: Json, value: Json, { fail }: Evaluation): void {
  if (own !== true || !Array.isArray(value)) return;
  for (let i = value.length - 1; i > 0; i -= 1) {
    const j = value.slice(0, i).findLastIndex((entry) => isEqual(entry, value[i]!));
    if (j >= 0) return fail('uniqueItems', { i, j });
  }
}

function checkItems(own: Json, value: Json, { schema, seen, evaluate, place, fail }: Evaluation): void {
  if (!Array.isArray(value)) return;
  const first = Array.isArray(schema.prefixItems) ? schema.prefixItems.length : 0;
  if (own === false && first > 0) {
    if (value.length > first) fail('items', { limit: first });
  } else {
    for (const [index, entry] of value.entries())
      if (index >= first) evaluate(own, entry, inside(place, index, 'items'));
  }
  seen.entries = value.length;
}

function checkContains(own: Json, value: Json, evaluation: Evaluation): void {
  if (!Array.isArray(value)) return;
  const { schema, seen, place, fail } = evaluation;
  const { minContains = 1, maxContains } = schema;
  const found = value.flatMap((entry, index) =>
    attempt(evaluation, own, entry, inside(place, index, 'contains')).errors.length === 0 ? [index] : [],
  );
  for (const index of found) seen.others.add(index);
  const isFit =
    found.length >= Number(minContains) && (maxContains === undefined || found.length <= Number(maxContains));
  if (!isFit) fail('contains', { minContains, ...(maxContains !== undefined && { maxContains }) });
}

function checkUnevaluatedItems(own: Json, value: Json, { seen, evaluate, place, fail }: Evaluation): void {
  if (!Array.isArray(value)) return;
  const left = [...value.keys()].filter((index) => index >= seen.entries && !seen.others.has(index));
  if (own === false) {
    if (left.length > 0) fail('unevaluatedItems', { limit: seen.entries });
  } else for (const index of left) evaluate(own, value[index]!, inside(place, index, 'unevaluatedItems'));
  seen.entries = value.length;
}

function checkDependent(own: Json, value: Json, { fail }: Evaluation): void {
  if (!isObject(value)) return;
  for (const [property, deps] of Object.entries(own as JsonObject)) {
    if (!Object.hasOwn(value, property) || !Array.isArray(deps)) continue;
    const names = deps.map(String);
    for (const missingProperty of names)
      if (!Object.hasOwn(value, missingProperty))
        fail('dependentRequired', {
          property,
          missingProperty,
          depsCount: names.length,
          deps: names.join(', '),
        });
  }
}

function checkAdditional(own: Json, value: Json, { schema, seen, evaluate, place, fail }: Evaluation): void {
  if (!isObject(value)) return;
  const { properties, patternProperties } = schema;
  const patterns = Object.keys(isObject(patternProperties) ? patternProperties : {}).map(matchPattern);
  for (const [name, member] of Object.entries(value)) {
    if (isObject(properties) && Object.hasOwn(properties, name)) continue;
    if (patterns.some((pattern) => pattern.test(name))) continue;
    if (own === false) fail('additionalProperties', { additionalProperty: name });
    else evaluate(own, member, inside(place, name, 'additionalProperties'));
    seen.names.add(name);
  }
}

function checkCondition(own: Json, value: Json, evaluation: Evaluation): void {
  const { schema, seen, place, evaluate, fail } = evaluation;
  if (schema.then === undefined && schema.else === undefined) return;
  const { seen: more, errors } = attempt(evaluation, own, value, below(place, 'if'));
  const branch = errors.length === 0 ? 'then' : 'else';
  if (branch === 'then') addSeen(seen, more);
  const then = schema[branch];
  if (then === undefined) return;
  const before = place.errors.length;
  addSeen(seen, evaluate(then, value, below(place, branch)));
  if (place.errors.length > before) fail('if', { failingKeyword: branch });
}

/** Reports how many errors each alternative has, as `countErrorsOfAlternatives` makes Ajv do. */
function choose(
  keyword: 'anyOf' | 'oneOf',
  schemas: readonly Json[],
  value: Json,
  evaluation: Evaluation,
): void {
  const { seen, place, fail } = evaluation;
  const counts = [0];
  const errors: SchemaError[] = [];
  const passing: number[] = [];
  for (const [index, schema] of schemas.entries()) {
    const tried = attempt(evaluation, schema, value, below(place, `${keyword}/${index}`));
    errors.push(...tried.errors);
    counts.push(errors.length);
    if (tried.errors.length > 0) continue;
    passing.push(index);
    addSeen(seen, tried.seen);
    if (keyword === 'oneOf' && passing.length === 2) break;
  }
  if (passing.length === 1 || (keyword === 'anyOf' && passing.length > 1)) return;
  const before = place.errors.length;
  place.errors.push(...errors);
  fail(keyword, {
    passingSchemas: passing.length > 1 ? passing : null,
    counts: counts.map((count) => before + count),
  });
}
