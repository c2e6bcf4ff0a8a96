import type { Json } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Printed } from '../read-printed';
import { describeBranch, describeField } from './describe';
import { branchesOf, type SeenSchema, seeSchema } from './see-schema';

interface Place {
  /** Anchor of what the schema belongs to. */
  prefix: string;
  /** Components around it. */
  ancestors: readonly string[];
}

/** Every field below a schema, however deep, as its page has to print it. Ends where a schema contains itself. */
export function listFields(
  description: BundledDescription,
  schema: Json,
  prefix: string,
  direction: Direction | 'object',
  isUpdate = false,
): Printed[] {
  return fieldsOf([schema], { prefix, ancestors: [] });

  function fieldsOf(sources: readonly Json[], { prefix, ancestors }: Place): Printed[] {
    const seen = seeSchema(description, { allOf: [...sources] });
    if (seen.refs.some((ref) => ancestors.includes(ref))) return [];
    const inside = { prefix, ancestors: [...ancestors, ...seen.refs] };
    const { items, additionalProperties } = seen.keywords;
    return [
      ...[...seen.properties].flatMap(([name, members]) => memberFields(name, members, seen, inside)),
      ...(typeof additionalProperties === 'object'
        ? memberFields('*', [additionalProperties!], seen, inside)
        : []),
      ...(items === undefined ? [] : fieldsOf([items], inside)),
      ...branchesOf(seen.keywords).flatMap((branch, index) => [
        ...describeBranch(description, branch),
        ...fieldsOf([branch], {
          ...inside,
          prefix: [prefix, nameOf(branch, index)].filter(Boolean).join(':'),
        }),
      ]),
    ];
  }

  function memberFields(
    name: string,
    sources: readonly Json[],
    { required }: SeenSchema,
    inside: Place,
  ): Printed[] {
    const { readOnly, writeOnly } = seeSchema(description, { allOf: [...sources] }).keywords;
    if ((direction === 'request' && readOnly === true) || (direction === 'response' && writeOnly === true))
      return [];
    const id = anchorOf([inside.prefix, name].filter(Boolean).join('.'));
    const field = {
      name: name === '*' ? 'any name' : name,
      isRequired: required.has(name),
      sources,
      isUpdate,
    };
    return [
      { owner: 'field', id, texts: describeField(description, field) },
      ...fieldsOf(sources, { ...inside, prefix: id }),
    ];
  }
}

/** Anchors hold no characters that a URL fragment cannot. */
export function anchorOf(id: string): string {
  return id.replaceAll(/[^\w.:$@+*!~-]/g, '_');
}

/** An alternative without a name is called by its number. */
function nameOf(branch: Json, index: number): string {
  const { $ref } = objectOf(branch);
  return typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : String(index + 1);
}
