import type { Json, JsonObject } from '../json/json';
import { entriesOf, listOf, textsOf } from '../json/read';
import type { Direction } from './direction';
import { partsOf, splitMembers } from './split-members';

/** The member that discriminates alternatives, and its value in each of them. */
interface Tag {
  name: string;
  values: Json[];
}

/**
 * Finds a member that every alternative requires with a distinct value; undefined if no member qualifies, or if an alternative
 * can be something other than an object.
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

/** Equivalent to `oneOf`, but only the alternative with the matching tag reports errors. */
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

/** The only string, number or boolean that a member allows. */
function onlyValues(member: Json, components: Record<string, Json>): Json[] {
  return partsOf(member, components)
    .flatMap((part) => {
      const values = listOf(part.enum);
      if (part.const !== undefined) return [part.const];
      return values.length === 1 ? values : [];
    })
    .filter((value) => value !== null && typeof value !== 'object');
}
