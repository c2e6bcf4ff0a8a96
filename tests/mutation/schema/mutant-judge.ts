import type { Json, JsonObject } from '#core/json/json';
import type { Ajv2020 } from 'ajv/dist/2020';
import type { Direction } from '#core/schema/direction';
import { closedLocationOf, DIRECTIONS, projectClosed, type Definitions } from './definitions';
import { createHolder } from './judge';
import { dependants, rebased } from './references';
import type { SchemaMutant } from './schema-mutants';

/** True when the mutated schema of a root takes a value; undefined when the mutation does not reach the root. */
export type MutantJudge = (direction: Direction, definition: string, value: Json) => boolean | undefined;

interface Base {
  ajv: Ajv2020;
  /** By the name of a mutated definition: what has to be compiled again, references rebased. */
  affected: Map<string, { names: Set<string>; schemas: JsonObject }>;
}

/** Makes judges for mutants. Only what leads to the mutated definition is compiled again. */
export function createMutantJudges(definitions: Definitions): (mutant: SchemaMutant) => MutantJudge {
  const bases = Object.fromEntries(
    DIRECTIONS.map((direction) => [direction, createBase(definitions, direction)]),
  ) as Record<Direction, Base>;
  return (mutant) => {
    const judges = DIRECTIONS.map((direction) => [direction, judgeOf(definitions, bases, direction, mutant)]);
    const byDirection = Object.fromEntries(judges) as Record<Direction, ReturnType<typeof judgeOf>>;
    return (direction, definition, value) => byDirection[direction](definition, value);
  };
}

function createBase({ projected }: Definitions, direction: Direction): Base {
  const ajv = createHolder(projected[direction], 'base');
  // Asked for once, a definition is compiled once and shared by all mutants.
  for (const name of Object.keys(projected[direction])) ajv.getSchema(`base#/$defs/${name}`);
  return { ajv, affected: new Map() };
}

function judgeOf(
  { raw, projected }: Definitions,
  bases: Record<Direction, Base>,
  direction: Direction,
  { definition, schema }: SchemaMutant,
): (root: string, value: Json) => boolean | undefined {
  const changed = projectClosed({ [definition]: schema }, direction, raw);
  const original = projected[direction];
  if (Object.keys(changed).every((name) => JSON.stringify(changed[name]) === JSON.stringify(original[name])))
    return () => undefined;
  const { ajv, affected } = bases[direction];
  const { names, schemas } = affected.get(definition) ?? affectedBy(original, definition);
  affected.set(definition, { names, schemas });
  ajv.removeSchema(/^mutant/);
  ajv.addSchema({ $id: 'mutant', $defs: { ...schemas, ...(rebased(changed, names, 'base') as JsonObject) } });
  return (root, value) => {
    if (!names.has(`${root}.closed`)) return undefined;
    return ajv.getSchema(`mutant${closedLocationOf(root)}`)?.(value) === true;
  };
}

function affectedBy(definitions: JsonObject, definition: string) {
  const names = dependants(definitions, [definition, `${definition}.closed`]);
  const own = Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)));
  return { names, schemas: rebased(own, names, 'base') as JsonObject };
}
