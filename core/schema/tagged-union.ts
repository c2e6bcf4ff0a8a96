import type { Json, JsonObject } from '../json/json';
import { entriesOf, listOf, textsOf } from '../json/read';
import type { Direction } from './direction';
import { partsOf, splitMembers } from './split-members';

/** The member that tells alternatives apart, and the value that it has in each. */
export interface Tag {
  name: string;
  values: Json[];
}

/**
 * The member that every alternative requires, with a value of its own in each; undefined where there is none, or where one
 * of the alternatives may be something else than an object.
 */
export function findTag(
  branches: readonly Json[],
  direction: Direction,
  components: Record<string, Json>,
): Tag | undefined {
  if (branches.length < 2) return undefined;
  const constants = branches.map((branch) => requiredConstants(branch, direction, components));
  const [first = new Map<string, Json>()] = constants;
  for (const name of first.keys()) {
    const values = constants.map((one) => one.get(name)).filter((value) => value !== undefined);
    if (new Set(values).size === branches.length) return { name, values };
  }
  return undefined;
}

/** The same as a choice of one, said so that only the alternative with the value of the tag complains. */
export function chooseByTag({ name, values }: Tag, branches: readonly Json[]): JsonObject[] {
  const has = (value: JsonObject) => ({ type: 'object', required: [name], properties: { [name]: value } });
  return [
    has({ enum: values }),
    ...branches.map((branch, index) => ({ if: has({ const: values[index]! }), then: branch })),
  ];
}

function requiredConstants(
  branch: Json,
  direction: Direction,
  components: Record<string, Json>,
): Map<string, Json> {
  const parts = partsOf(branch, components);
  if (!parts.some(({ type }) => type === 'object')) return new Map();
  const { absent } = splitMembers(branch, direction, components);
  const required = new Set(parts.flatMap((part) => textsOf(part.required)));
  return new Map(
    parts
      .flatMap(({ properties }) => entriesOf(properties))
      .filter(([name]) => required.has(name) && !absent.has(name))
      .flatMap(([name, member]) => onlyValues(member, components).map((value) => [name, value] as const)),
  );
}

/** The text, number or boolean that a member always is. */
function onlyValues(member: Json, components: Record<string, Json>): Json[] {
  return partsOf(member, components)
    .flatMap((part) => {
      const values = listOf(part.enum);
      if (part.const !== undefined) return [part.const];
      return values.length === 1 ? values : [];
    })
    .filter((value) => value !== null && typeof value !== 'object');
}
