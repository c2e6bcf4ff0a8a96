import { groupBy } from '#core/collections/group-by';
import { isObject, type Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { RuleLocation } from '../redocly';

/** That many examples are not wrong by chance. */
const MANY = 4;

/** A property, the location of its name, and the names of its siblings. */
interface Property {
  name: string;
  location: RuleLocation;
  beside: readonly string[];
}

/** A member that no schema defines, and the names of its siblings. */
export interface UnknownMember {
  name: string;
  beside: readonly string[];
}

/** A property that no example has, and the name that examples have instead. */
export interface RenamedProperty {
  property: Property;
  oldName: string;
}

/** Collects the properties of all schemas as they are visited. */
export class Properties {
  readonly #all: Property[] = [];

  add(schema: unknown, location: RuleLocation): void {
    const names = Object.keys(membersOf(membersOf(schema).properties));
    for (const name of names)
      this.#all.push({ name, location: location.child(['properties', name]), beside: names });
  }

  /** Returns the properties that were renamed only in their schema: no example has them, and many have one unknown name instead. */
  findRenamed(unknown: readonly UnknownMember[], examples: readonly Json[]): RenamedProperty[] {
    const used = new Set<string>();
    examples.forEach((example) => collectNames(example, used));
    const unused = this.#all
      .filter(({ name }) => !used.has(name))
      .map((property) => ({ ...property, beside: property.beside.filter((name) => used.has(name)) }));
    return [...groupBy(unknown, ({ name }) => name)].flatMap(([oldName, members]) => {
      const property = members.length < MANY ? undefined : mostAlike(members, unused);
      return property ? [{ property, oldName }] : [];
    });
  }
}

/** Returns the property whose siblings are most similar to those of the members, if they are similar enough. */
function mostAlike(members: readonly UnknownMember[], unused: readonly Property[]): Property | undefined {
  const similarity = ({ beside }: Property) =>
    members.reduce((sum, member) => sum + shareOf(beside, member.beside), 0) / members.length;
  const [best] = unused
    .map((property) => ({ property, similarity: similarity(property) }))
    .filter((one) => one.similarity > 0.5)
    .toSorted((one, other) => other.similarity - one.similarity);
  return best?.property;
}

function shareOf(names: readonly string[], among: readonly string[]): number {
  return names.length === 0 ? 0 : names.filter((name) => among.includes(name)).length / names.length;
}

function collectNames(value: Json, into: Set<string>): void {
  if (Array.isArray(value)) value.forEach((entry) => collectNames(entry, into));
  else if (isObject(value))
    for (const [name, member] of entriesOf(value)) {
      into.add(name);
      collectNames(member, into);
    }
}
