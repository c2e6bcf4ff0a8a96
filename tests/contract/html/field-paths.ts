import type { Json, JsonObject } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { asObject, resolve } from '../description/description';

/** A field that a page has to show, found by a walk of our own over the raw schemas. */
export interface ExpectedField {
  /** Anchor: `request.items.unit_price`. */
  id: string;
  name: string;
  /** Allowed values and the default, as texts a reader has to see. */
  texts: string[];
}

/** Every field below a schema, however deep. Ends where a schema contains itself. */
export function listFields(
  description: BundledDescription,
  schema: Json,
  prefix: string,
  direction: Direction,
): ExpectedField[] {
  // A schema may say more of a field of its base: what it says last counts.
  const fields = new Map(fieldsOf(schema, { prefix, ancestors: [] }).map((field) => [field.id, field]));
  return [...fields.values()];

  function fieldsOf(
    value: Json,
    { prefix, ancestors }: { prefix: string; ancestors: string[] },
  ): ExpectedField[] {
    const { $ref } = asObject(value);
    if (typeof $ref === 'string' && ancestors.includes($ref)) return [];
    const seen = typeof $ref === 'string' ? [...ancestors, $ref] : ancestors;
    const object = resolve(description, value);
    const inside = { prefix, ancestors: seen };
    return [
      ...((object.allOf ?? []) as Json[]).flatMap((part) => fieldsOf(part, inside)),
      ...Object.entries(asObject(object.properties)).flatMap(([name, member]) =>
        isHidden(member) ? [] : memberFields(name, member, inside),
      ),
      ...(typeof object.additionalProperties === 'object'
        ? memberFields('*', object.additionalProperties, inside)
        : []),
      ...(object.items === undefined ? [] : fieldsOf(object.items, inside)),
      ...alternatives(object).flatMap(({ branch, segment }) =>
        fieldsOf(branch, { prefix: prefix + segment, ancestors: seen }),
      ),
    ];
  }

  function memberFields(
    name: string,
    member: Json,
    inside: { prefix: string; ancestors: string[] },
  ): ExpectedField[] {
    const id = `${inside.prefix}.${name}`;
    return [
      { id, name: name === '*' ? '' : name, texts: textsOf(member) },
      ...fieldsOf(member, { ...inside, prefix: id }),
    ];
  }

  function isHidden(member: Json): boolean {
    const { readOnly, writeOnly } = resolve(description, member);
    return direction === 'request' ? readOnly === true : writeOnly === true;
  }

  /** Branches that are not null; a single one is the schema itself. */
  function alternatives(object: JsonObject): { branch: Json; segment: string }[] {
    const branches = [...((object.anyOf ?? []) as Json[]), ...((object.oneOf ?? []) as Json[])];
    const named = branches.filter((branch) => asObject(branch).type !== 'null');
    return named.map((branch, index) => ({
      branch,
      segment: named.length === 1 ? '' : `:${nameOf(branch, index)}`,
    }));
  }

  function textsOf(member: Json): string[] {
    const object = resolve(description, member);
    const [only, ...others] = alternatives(object);
    const inner = only && others.length === 0 ? textsOf(only.branch) : [];
    const list = object.items === undefined ? [] : textsOf(object.items);
    const values = [...((object.enum ?? []) as Json[]), ...('const' in object ? [object.const!] : [])];
    const shown = [...values, ...('default' in object ? [object.default!] : [])].filter(
      (value) => value !== null,
    );
    return [
      ...shown.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
      ...inner,
      ...list,
    ];
  }
}

/** An alternative without a name is called by its number. */
function nameOf(branch: Json, index: number): string {
  const { $ref } = asObject(branch);
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : String(index + 1);
}
