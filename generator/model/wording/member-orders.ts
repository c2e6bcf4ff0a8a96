import type { MemberOrder } from '#core/json/order-members';
import type { Schema } from '../api/api-model';
import type { MergeSchema } from '../api/schema/merge-schema';
import { elementOf } from './element-of';
import { listProperties } from './list-members';

/** Collects the orders in which pages list the members of objects, so that the values of these objects have the same order. */
export class MemberOrders {
  /** By the name of a component schema, or by a name given to `add`. */
  readonly orders: Record<string, MemberOrder> = {};
  readonly #merge: MergeSchema;

  constructor(merge: MergeSchema) {
    this.#merge = merge;
  }

  /** Adds the order of an object, or of the elements of an array, and returns its name: `name`, unless it is a component schema. */
  add(schema: Schema, name: string): string | undefined {
    const { element } = elementOf(schema, { merge: this.#merge });
    const key = element.name ?? name;
    if (Object.hasOwn(this.orders, key)) return key;
    const properties = this.#propertiesOf(element.schema);
    if (properties.size === 0) return undefined;
    const order: Record<string, string> = {};
    // Set before it is complete, because an object may contain itself.
    this.orders[key] = order;
    for (const [member, inner] of properties) order[member] = this.add(inner, `${key}.${member}`) ?? '';
    return key;
  }

  /** Returns the properties of an object, followed by those that only its alternatives have. */
  #propertiesOf(schema: Schema): Map<string, Schema> {
    const branches = [schema, ...schema.allOf].flatMap(({ oneOf, anyOf }) => [...oneOf, ...anyOf]);
    const alternatives = branches.map((branch) => this.#merge(branch).schema);
    const all = [schema, ...alternatives].flatMap(listProperties);
    const byName = new Map<string, Schema>();
    for (const { name, schema: property } of all) if (!byName.has(name)) byName.set(name, property);
    return byName;
  }
}
