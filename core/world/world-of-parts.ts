import type { WorldIndex, WorldPart } from '../contracts/world-files';
import { createInterpreter } from '../schema/interpret/create-interpreter';
import { createWorld, type World, type WorldSource } from './world';

/**
 * Makes a world of the parts that a page has loaded. It knows the operations of these parts only.
 * @param before the world of fewer parts, whose records and time stay.
 */
export function worldOfParts(
  { title, basePaths, clock }: Omit<WorldIndex, 'operations'>,
  parts: readonly WorldPart[],
  before?: World,
): World {
  const readers = parts.map(({ schemas }) => ({
    names: schemas.validators,
    read: createInterpreter(schemas),
  }));
  const source: WorldSource = {
    plan: {
      resources: parts.flatMap(({ resources }) => resources),
      operations: parts.flatMap(({ operations }) => operations),
      seeds: parts.flatMap(({ seeds }) => seeds),
      clock,
    },
    contract: { title, basePaths, operations: parts.flatMap(({ facts }) => facts) },
    validatorOf: (name) => {
      const reader = readers.find(({ names }) => Object.hasOwn(names, name));
      if (reader === undefined) throw new Error(`No schema has the name ${name}.`);
      return reader.read(name);
    },
  };
  const world = createWorld(source);
  return before ? { ...world, tables: before.tables, now: before.now, unfit: before.unfit } : world;
}
