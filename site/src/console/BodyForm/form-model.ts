import type { FormSchema, Need, RequestForms } from '#core/contracts/form-schema';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { joinPointer } from '#core/json/pointer';

/** The control that edits a value. */
type FieldKind = 'text' | 'choice' | 'group' | 'list' | 'map' | 'union' | 'null';

/** A value of the body that the form edits, or that could be added to it. */
export interface FormField {
  pointer: string;
  /** Name of the member; index of the entry. */
  name: string;
  schema: FormSchema;
  /** Undefined if it is not sent. */
  value?: Json;
  isRequired: boolean;
  /** Whether it is an entry of a list or map, which cannot be left out without removing it. */
  isEntry?: true;
}

/** Members of which one set is needed, as one choice. */
export interface NeedField {
  /** Pointer to the object around the members. */
  pointer: string;
  need: Need;
  /** The fields of each set. */
  sets: FormField[][];
  /** Members that are sent, or that were chosen. */
  chosen: string[];
}

/** The fields of an object. */
interface GroupFields {
  needs: NeedField[];
  /** Required ones first, then those that are sent or were added. */
  shown: FormField[];
  /** Optional ones that are not sent. */
  others: FormField[];
  /** Members that the schema does not name. */
  unknown: FormField[];
}

/** Resolves the references of the schemas of one API. */
export function createResolver({
  schemas,
}: Pick<RequestForms, 'schemas'>): (schema: FormSchema) => FormSchema {
  return (schema) => {
    let whole = schema;
    while (whole.ref !== undefined) {
      const { ref, ...own } = whole;
      whole = { ...schemas[ref], ...own };
    }
    return whole;
  };
}

/** The control for a value of a resolved schema. */
export function kindOf(schema: FormSchema, value: Json | undefined): FieldKind {
  const { alternatives, values, types = [], members, more } = schema;
  if (alternatives) return 'union';
  if (values || types.includes('boolean')) return 'choice';
  if (members || more || types.includes('object') || types.includes('array')) {
    if (value === null) return 'null';
    if (types.includes('array')) return 'list';
    return members ? 'group' : 'map';
  }
  return 'text';
}

/** The values of a choice. */
export function valuesOf({ values, types }: FormSchema): Json[] {
  return values ?? (types?.includes('boolean') ? [true, false] : []);
}

/** The fields of an object. `isShown` says which optional members are shown although they are not sent. */
export function groupFields(
  schema: FormSchema,
  { pointer, value }: Pick<FormField, 'pointer' | 'value'>,
  isShown: (pointer: string) => boolean,
): GroupFields {
  const { members = {}, required = [], needs = [] } = schema;
  const sent: JsonObject = isObject(value) ? value : {};
  const fieldOf = (name: string): FormField => ({
    pointer: joinPointer(pointer, name),
    name,
    schema: members[name] ?? {},
    ...(Object.hasOwn(sent, name) && { value: sent[name]! }),
    isRequired: required.includes(name),
  });
  const isUsed = (field: FormField) => field.value !== undefined || isShown(field.pointer);
  const needed = new Set(needs.flatMap(({ sets }) => sets.flat()));
  const fields = Object.keys(members)
    .filter((name) => !needed.has(name))
    .map(fieldOf);
  const optional = fields.filter(({ isRequired }) => !isRequired);
  return {
    needs: needs.map((need) => {
      const sets = need.sets.map((names) => names.map(fieldOf));
      return {
        pointer,
        need,
        sets,
        chosen: [
          ...new Set(
            sets
              .flat()
              .filter(isUsed)
              .map(({ name }) => name),
          ),
        ],
      };
    }),
    shown: [...fields.filter(({ isRequired }) => isRequired), ...optional.filter(isUsed)],
    others: optional.filter((field) => !isUsed(field)),
    unknown: Object.keys(sent)
      .filter((name) => !Object.hasOwn(members, name))
      .map(fieldOf),
  };
}

/** The fields of the entries of a list, or of the values of a map. */
export function entryFields(
  schema: FormSchema,
  { pointer, value }: Pick<FormField, 'pointer' | 'value'>,
): FormField[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = schema.entries ?? schema.more ?? {};
  return entries.map(([name, entry]) => ({
    pointer: joinPointer(pointer, name),
    name,
    schema: inner,
    value: entry,
    isRequired: true,
    isEntry: true,
  }));
}

/** The value with which a field starts when it is added; undefined if nothing is sent before the reader enters a value. */
export function startValue(
  schema: FormSchema,
  resolve: (schema: FormSchema) => FormSchema,
): Json | undefined {
  const whole = resolve(schema);
  switch (kindOf(whole, undefined)) {
    case 'group':
    case 'map':
      return {};
    case 'list':
      return [];
    case 'union':
      return startValue(whole.alternatives![0]!, resolve);
    case 'choice':
    case 'null':
    case 'text':
      return undefined;
  }
}
