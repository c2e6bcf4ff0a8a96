import type { Ajv2020 } from 'ajv/dist/2020';
import type { SimulatorSchemas, Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { createAjv } from './create-ajv';
import type { Direction } from './direction';
import { matchPattern } from './match-pattern';
import { projectDefinitions, projectSchema } from './project-schema';
import { writeOutVariants } from './write-out-variants';

/**
 * Returns the validators of schemas by their names, as the description means them: members that no schema names are allowed unless
 * it forbids them. Each is compiled when it is first asked for, equal ones once.
 * @throws for a schema that cannot be compiled, and for a name that none has.
 */
export function createOpenValidators({
  components,
  validators,
}: SimulatorSchemas): (name: string) => Validator {
  const written = writeOutVariants(components);
  const compilers = new Map<Direction, Ajv2020>();
  const known = new Map<string, Validator>();
  const compilerOf = (direction: Direction): Ajv2020 => {
    const made = compilers.get(direction);
    if (made) return made;
    const ajv = createAjv({
      validateSchema: false,
      inlineRefs: false,
      // A member may have the name of one that all objects inherit.
      ownProperties: true,
      unicodeRegExp: false,
      code: { optimize: false, regExp: MATCH_PATTERN },
    });
    ajv.addSchema({ $id: direction, $defs: projectDefinitions(written, direction) });
    compilers.set(direction, ajv);
    return ajv;
  };
  return (name) => {
    const named = Object.hasOwn(validators, name) ? validators[name] : undefined;
    if (named === undefined) throw new Error(`No schema has the name ${name}.`);
    const { direction, schema } = named;
    const projected: Json = projectSchema(schema, direction, { components: written, document: direction });
    const key = `${direction} ${JSON.stringify(projected)}`;
    const validator =
      known.get(key) ?? (compilerOf(direction).compile(projected as object | boolean) as Validator);
    known.set(key, validator);
    return validator;
  };
}

const MATCH_PATTERN = Object.assign(matchPattern, { code: 'new RegExp' });
