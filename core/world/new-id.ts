import type { IdentityPlan } from '../contracts/world-plan';
import { fromPattern } from './from-pattern';
import type { Table, World } from './world';

/** More tries than a sane schema needs. */
const MAX_TRIES = 50;

/**
 * Makes an id that no record of the table has, and that the member and the parameters allow: a number follows the highest one, a
 * string resembles the documented one, and a uuid is plainly not a real one.
 */
export function newId(world: World, table: Table, identity: IdentityPlan | undefined): string | number {
  const taken = new Set(table.records.map(({ id }) => String(id)));
  for (let count = 0; count < MAX_TRIES; count += 1) {
    table.counter += 1;
    for (const id of candidates(table, identity, world.seed))
      if (!taken.has(String(id)) && isAllowed(world, identity, id)) return id;
  }
  return nextNumber(table);
}

function candidates(table: Table, identity: IdentityPlan | undefined, seed: number): (string | number)[] {
  const { counter } = table;
  if (identity && identity.type !== 'string') return [nextNumber(table), counter];
  const { example, format, pattern } = identity ?? {};
  const uuid = `00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`;
  return [
    ...(format === 'uuid' ? [uuid] : []),
    ...(typeof example === 'string' ? likeExample(example, counter) : []),
    ...(pattern === undefined
      ? []
      : [fromPattern(pattern, counter + (seed - 1) * 1000)].filter((one) => one !== undefined)),
    ...(typeof example === 'number' ? [String(nextNumber(table))] : []),
    `id-${counter}`,
    uuid,
    String(nextNumber(table)),
  ];
}

function nextNumber({ records, counter }: Table): number {
  const numbers = records.map(({ id }) => Number(id)).filter(Number.isSafeInteger);
  return numbers.length === 0 ? counter : numbers.reduce((one, other) => Math.max(one, other), 0) + 1;
}

/** The same beginning and length, with other digits or letters at the end. */
function likeExample(example: string, counter: number): string[] {
  if (/^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(example))
    return [`00000000-0000-4000-8000-${String(counter).padStart(12, '0')}`];
  const [, head = '', digits] = /^(.*?)(\d+)$/.exec(example) ?? [];
  if (digits !== undefined && digits.length < 15)
    return [head + String(Number(digits) + counter).padStart(digits.length, '0')];
  const [, prefix = '', tail = ''] = /^(.*[_-])?([A-Za-z\d]+)$/.exec(example) ?? [];
  if (tail.length < 4) return [];
  const end = counter.toString(36);
  return [prefix + '0'.repeat(Math.max(tail.length - end.length, 0)) + end];
}

/** Whether the schemas of the path parameters allow an id; one that cannot be compiled allows any. */
function isAllowed(world: World, identity: IdentityPlan | undefined, id: string | number): boolean {
  return (identity?.validators ?? []).every((name) => {
    try {
      const validate = world.validatorOf(name);
      return validate(id) || validate(typeof id === 'string' ? Number(id) : String(id));
    } catch {
      return true;
    }
  });
}
