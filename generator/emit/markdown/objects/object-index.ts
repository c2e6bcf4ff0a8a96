import type { BranchGroupData, FieldData, LinkData, ObjectData, SchemaData } from '#core/contracts/page-data';

/** The page of an object: the fields on it by anchor, which is `items.unit_price` there. */
export interface ObjectEntry {
  link: LinkData;
  schema: SchemaData;
  fields: ReadonlyMap<string, FieldData>;
}

/** The pages of all objects by address: `/api/objects/invoice/`. */
export type ObjectIndex = ReadonlyMap<string, ObjectEntry>;

/** The data of an object that other pages refer to. */
export type ShownObject = Pick<ObjectData, 'title' | 'schema'>;

/** Indexes the fields of the objects, including those inside other fields and alternatives. */
export function indexObjects(pages: readonly { page: string; data: ShownObject }[]): ObjectIndex {
  return new Map(
    pages.map(({ page, data: { title, schema } }) => [
      page,
      {
        link: { label: title, href: page },
        schema,
        fields: new Map(fieldsIn(schema).map((field) => [field.id, field])),
      },
    ]),
  );
}

interface Members {
  fields?: FieldData[];
  branches?: BranchGroupData[];
}

function fieldsIn({ fields = [], branches = [] }: Members): FieldData[] {
  return [
    ...fields.flatMap((field) => [field, ...fieldsIn(field)]),
    ...branches.flatMap((group) => group.branches.flatMap(fieldsIn)),
  ];
}
