import { isObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textsOf } from '#core/json/read';
import type { Operator } from './operator';
import { without } from './without';

/** An object that starts no branch. */
export const noBranch: Operator = {
  name: 'no-branch',
  keyword: 'oneOf',
  mutate: (value) => (isObject(value) ? [{}] : []),
};

/** The members of two branches in one object. */
export const twoBranches: Operator = {
  name: 'two-branches',
  keyword: 'oneOf',
  mutate: (value, { oneOf }, { samples }) =>
    isObject(value)
      ? listOf(oneOf).flatMap((_, index) =>
          samples('oneOf', index)
            .filter(isObject)
            .filter((sample) => !Object.keys(sample).every((name) => name in value))
            .map((sample) => ({ ...value, ...sample })),
        )
      : [],
};

/** The condition selects one branch, but the members follow the other. */
export const wrongBranch: Operator = {
  name: 'wrong-branch',
  keyword: 'if',
  mutate: (value, schema, { samples }) => {
    if (!isObject(value)) return [];
    return entriesOf(objectOf(schema.if).properties).flatMap(([name, condition]) => {
      const wanted = objectOf(condition).const ?? null;
      // A null in place of nothing starts no branch.
      if (wanted === null && !(name in value)) return [];
      const others = samples('properties', name);
      const instead = value[name] === wanted ? others.filter((other) => other !== wanted) : [wanted];
      return instead.map((one) => ({ ...value, [name]: one }));
    });
  },
};

/** An object without any of the members that distinguish the alternatives of an `anyOf`. */
export const noAlternative: Operator = {
  name: 'no-alternative',
  keyword: 'anyOf',
  mutate: (value, { anyOf }) => {
    const names = listOf(anyOf).flatMap((branch) => textsOf(objectOf(branch).required));
    return isObject(value) && names.length > 0 ? [without(value, ...names)] : [];
  },
};
