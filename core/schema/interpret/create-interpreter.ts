import type { InterpretedSchemas, SchemaError, Validator } from '../../contracts/validators';
import { isObject, type Json, type JsonObject } from '../../json/json';
import { parseFragment, valueAt } from '../../json/pointer';
import { type Evaluation, nothingSeen, type Place, type Seen } from './evaluation';
import { KEYWORDS } from './keywords';
import { findSchemas } from './find-schemas';

/**
 * Returns the validators of schemas by their names. They decide and report as those of `createOpenValidators` do, but nothing is
 * compiled: a page must not evaluate a string as code.
 * @param schemas as `projectOpenSchemas` returns them.
 * @throws for a schema that Ajv would not compile, and for a name that none has.
 */
export function createInterpreter({
  definitions,
  validators,
}: InterpretedSchemas): (name: string) => Validator {
  const documents: Readonly<Record<string, JsonObject>> = {
    request: { $defs: definitions.request },
    response: { $defs: definitions.response },
  };
  const resolve: Evaluation['resolve'] = (reference, root) => {
    const [document = '', ...fragment] = reference.split('#');
    const target =
      document === '' ? root : Object.hasOwn(documents, document) ? documents[document] : undefined;
    const tokens = parseFragment(`#${fragment.join('#')}`);
    const schema = target && tokens && valueAt(target, tokens);
    if (target === undefined || schema === undefined) throw new Error(`No schema is at ${reference}.`);
    return { schema, root: target };
  };
  const evaluate = (schema: Json, value: Json, place: Place): Seen => {
    const seen = nothingSeen();
    const fail = (keyword: string, params: Record<string, unknown>) => {
      place.errors.push(errorAt(place, keyword, params));
    };
    if (schema === false) fail('false schema', {});
    if (!isObject(schema)) return seen;
    const evaluation: Evaluation = { schema, place, seen, fail, evaluate, resolve };
    for (const [keyword, { check }] of ORDER)
      if (Object.hasOwn(schema, keyword)) check(schema[keyword]!, value, evaluation);
    return seen;
  };
  const known = new Map<string, Validator>();
  const sound = new Set<Json>();
  return (name) => {
    const ready = known.get(name);
    if (ready) return ready;
    const schema = Object.hasOwn(validators, name) ? validators[name] : undefined;
    if (schema === undefined) throw new Error(`No schema has the name ${name}.`);
    for (const one of findSchemas(schema, resolve, sound)) sound.add(one);
    const validate: Validator = (value) => {
      const errors: SchemaError[] = [];
      evaluate(schema, value as Json, { root: schema, pointer: '', schemaPath: '#', errors });
      validate.errors = errors.length > 0 ? errors : null;
      return errors.length === 0;
    };
    known.set(name, validate);
    return validate;
  };
}

const ORDER = Object.entries(KEYWORDS);

function errorAt(
  { pointer, schemaPath, propertyName }: Place,
  keyword: string,
  params: Record<string, unknown>,
): SchemaError {
  return {
    keyword,
    instancePath: pointer,
    schemaPath: `${schemaPath}/${keyword}`,
    params,
    ...(propertyName !== undefined && { propertyName }),
  };
}
