import { expect, test } from 'vitest';
import type { Validator } from '#core/contracts/validators';
import type { Json } from '#core/json/json';
import { createOpenValidators } from '#core/schema/create-open-validators';
import { createInterpreter } from '#core/schema/interpret/create-interpreter';
import { projectOpenSchemas } from '#core/schema/project-open-schemas';
import { descriptions } from './descriptions';
import { type OpenedWorld, openRepaired } from './world/open-world';
import { others } from './world/others';

/** More values of one description than these say nothing new. */
const MOST_VALUES = 60;

test.each([...descriptions, ...others])(
  'schemas of $name decide alike whether they are interpreted or compiled by Ajv',
  async ({ name, entry }) => {
    const opened = await openRepaired(entry);
    if (opened === undefined) throw new Error(`${name} cannot be read.`);
    const interpreted = createInterpreter(projectOpenSchemas(opened.schemas));
    const compiled = createOpenValidators(opened.schemas);
    const values = valuesOf(opened);
    const differing = Object.keys(opened.schemas.validators).flatMap((validator) => {
      const [one, other] = [interpreted, compiled].map((read) => decide(() => read(validator), values));
      const index = one!.findIndex((decision, at) => decision !== other![at]);
      if (index === -1) return [];
      return [
        `${validator}: ${one![index]}, compiled ${other![index]}, for ${JSON.stringify(values[index])}`,
      ];
    });
    expect(differing).toEqual([]);
  },
);

/** Values of every kind: those of the description, each without one of its members and with one of another type. */
function valuesOf({ source }: OpenedWorld): Json[] {
  const shown = source.contract.operations
    .flatMap(({ responses }) => responses)
    .flatMap(({ examples, made }) => [...examples.map(({ value }) => value), ...made]);
  const step = Math.max(1, Math.floor((shown.length * 3) / MOST_VALUES));
  const some = shown.filter((_, index) => index % step === 0);
  return [null, '', 'x', 0, 1.5, true, [], {}, ...some.flatMap((value) => [value, ...broken(value)])];
}

function broken(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = JSON.stringify(value);
  const [first, ...rest] = Object.keys(value);
  if (Array.isArray(value) || first === undefined) return [[...Object.values(value), null]];
  const dropped = { ...value };
  delete dropped[first];
  const last = rest.at(-1) ?? first;
  return [dropped, { ...value, [last]: text.length }];
}

/** For each value which keywords refuse it where, or why nothing can be said. */
function decide(read: () => Validator, values: readonly Json[]): string[] {
  let validate: Validator;
  try {
    validate = read();
  } catch {
    return values.map(() => 'cannot be read');
  }
  return values.map((value) => {
    try {
      if (validate(value)) return 'valid';
    } catch {
      return 'leads to itself';
    }
    const errors = (validate.errors ?? []).map(({ keyword, instancePath }) => `${keyword} ${instancePath}`);
    return [...new Set(errors)].toSorted().join(', ');
  });
}
