import type { SchemaError, Validator } from '../contracts/validators';
import { isObject, type Json } from '../json/json';
import { joinPointer, parsePointer, valueAt } from '../json/pointer';
import { pointerOf } from '../schema/error-kinds';
import { relevantErrors } from '../schema/relevant-errors';
import { fromPattern } from './from-pattern';
import { dropAt, putAt } from './place';
import { sampleAt } from './sample-at';

/** A valid value, and what had to be changed or added for that. */
export interface Repaired {
  value: Json;
  /** The pointers of values that were replaced or dropped. */
  changed: string[];
  /** The pointers of values that were added. */
  added: string[];
}

/** More rounds than any value has nested mistakes. */
const MAX_ROUNDS = 12;

/**
 * Repairs a value member by member until it is valid: takes members from samples of the same schema, else what the broken keyword
 * asks for. Returns the failing keyword if that does not end in a valid value. Does not change `given`.
 * @param samples values of the whole schema.
 * @param variant chooses among strings that match a pattern.
 */
export function repair(
  validate: Validator,
  given: Json,
  samples: readonly Json[],
  variant = 0,
): Repaired | { failed: SchemaError } {
  if (validate(given)) return { value: given, changed: [], added: [] };
  let value = structuredClone(given);
  const changed = new Set<string>();
  const added = new Set<string>();
  let failed: SchemaError | undefined;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    if (validate(value)) return { value, changed: [...changed], added: [...added] };
    const all = validate.errors ?? [];
    const errors = firstOfEach(relevantErrors(all).length > 0 ? relevantErrors(all) : all);
    [failed] = errors;
    let isChanged = false;
    for (const error of errors) {
      const step = repairOne(value, error, samples, variant, round);
      if (step === undefined) continue;
      isChanged = true;
      value = step.value;
      (step.isNew ? added : changed).add(step.pointer);
    }
    if (!isChanged) break;
  }
  if (validate(value)) return { value, changed: [...changed], added: [...added] };
  return { failed: failed ?? { keyword: 'schema', instancePath: '', schemaPath: '', params: {} } };
}

/** One error for each value: repairing one may repair the others. */
function firstOfEach(errors: readonly SchemaError[]): SchemaError[] {
  const seen = new Set<string>();
  return errors
    .filter((error) => {
      const subject = pointerOf(error);
      const isNew = !seen.has(subject);
      seen.add(subject);
      return isNew;
    })
    .toReversed();
}

interface Step {
  value: Json;
  pointer: string;
  isNew: boolean;
}

function repairOne(
  root: Json,
  { keyword, instancePath, params, propertyName }: SchemaError,
  samples: readonly Json[],
  variant: number,
  round: number,
): Step | undefined {
  const put = (pointer: string, value: Json | undefined, isNew = false): Step | undefined =>
    value === undefined ? undefined : { value: putAt(root, pointer, structuredClone(value)), pointer, isNew };
  const drop = (pointer: string): Step => {
    dropAt(root, pointer);
    return { value: root, pointer, isNew: false };
  };
  const missing = params.missingProperty;
  if (typeof missing === 'string') {
    const pointer = joinPointer(instancePath, missing);
    return put(pointer, chooseSample(samples, pointer, round), true);
  }
  const extra = params.unevaluatedProperty ?? params.additionalProperty ?? propertyName;
  if (typeof extra === 'string') return drop(joinPointer(instancePath, extra));
  const current = valueAt(root, parsePointer(instancePath));
  const above = instancePath.slice(0, instancePath.lastIndexOf('/'));
  const isMember = instancePath !== '' && isObject(valueAt(root, parsePointer(above)));
  // A member without a value is left out where it may not be null: no sample means that.
  if (keyword === 'type' && current === null && isMember) return drop(instancePath);
  const wanted = whatKeywordAsks(keyword, params, current, variant);
  if (wanted !== undefined && wanted !== current) return put(instancePath, wanted);
  const sample = chooseSample(samples, instancePath, round);
  if (sample !== undefined && JSON.stringify(sample) !== JSON.stringify(current))
    return put(instancePath, sample);
  // A member that no sample has may be optional.
  return isMember ? drop(instancePath) : undefined;
}

/** A value that the samples have at a pointer, another one in each round. */
function chooseSample(samples: readonly Json[], pointer: string, round: number): Json | undefined {
  const found = samples.map((sample) => sampleAt(sample, pointer)).filter((value) => value !== undefined);
  return found.length === 0 ? undefined : found[round % found.length];
}

/** The value that a keyword asks for, near the current one; undefined if the keyword does not say. */
function whatKeywordAsks(
  keyword: string,
  params: Record<string, unknown>,
  current: Json | undefined,
  variant: number,
): Json | undefined {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'const':
      return params.allowedValue as Json;
    case 'enum':
      return (params.allowedValues as Json[])[0];
    case 'pattern':
      return fromPattern(String(params.pattern), variant);
    case 'minLength':
      return typeof current === 'string' && limit <= 1000
        ? current.padEnd(limit, current.at(-1) ?? 'x')
        : undefined;
    case 'maxLength':
      return typeof current === 'string' ? [...current].slice(0, limit).join('') : undefined;
    case 'minimum':
    case 'maximum':
      return limit;
    case 'exclusiveMinimum':
      return limit + 1;
    case 'exclusiveMaximum':
      return limit - 1;
    case 'multipleOf': {
      const step = Number(params.multipleOf);
      return typeof current === 'number' ? Math.floor(current / step) * step : undefined;
    }
    case 'maxItems':
      return Array.isArray(current) ? current.slice(0, limit) : undefined;
    case 'minItems':
      return Array.isArray(current) && current.length > 0 && limit <= 100
        ? Array.from({ length: limit }, (_, index) => current[index % current.length]!)
        : undefined;
    case 'uniqueItems':
      return Array.isArray(current) ? withoutRepeated(current) : undefined;
    case 'type':
      return asType([params.type].flat().map(String), current);
    default:
      return undefined;
  }
}

function withoutRepeated(list: Json[]): Json[] {
  const known = new Set<string>();
  return list.filter((entry) => {
    const text = JSON.stringify(entry);
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
}

/** A scalar as another type that says the same. */
function asType(types: readonly string[], current: Json | undefined): Json | undefined {
  if (types.includes('string') && (typeof current === 'number' || typeof current === 'boolean'))
    return String(current);
  if (typeof current !== 'string' || current.trim() === '' || !Number.isFinite(Number(current)))
    return undefined;
  if (types.includes('integer') && Number.isInteger(Number(current))) return Number(current);
  return types.includes('number') ? Number(current) : undefined;
}
