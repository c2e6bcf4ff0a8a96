import type { FormSchema, Need } from '#core/contracts/form-schema';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';
import { componentNameOf } from '#core/schema/component-pointer';
import { orderOf, sortByOrder } from '#core/schema/member-order';
import { partsOf, splitMembers } from '#core/schema/split-members';

type Components = Record<string, Json>;

/** Builds the form of a schema in requests. A reference to a component stays one, so that schemas can contain themselves. */
export function buildForm(schema: Json, components: Components): FormSchema {
  const own = objectOf(schema);
  const name = componentNameOf(textOf(own.$ref) ?? '');
  if (name !== undefined && name in components && own.allOf === undefined) return { ref: name };
  return buildWhole(schema, components);
}

/** Builds the form of a schema with its bases and the target of its reference. */
export function buildWhole(schema: Json, components: Components): FormSchema {
  const parts = partsOf(schema, components);
  const choices = parts.flatMap(choicesOf);
  const nullable = choices.find(({ branches, hasNull }) => hasNull && branches.length === 1);
  if (nullable) return withNull(nullable.branches[0]!, parts, components);
  const named = membersOf(schema, parts, components);
  const needs = choices.flatMap((choice) => needOf(choice, named) ?? []);
  const others = choices.filter((choice) => needOf(choice, named) === undefined);
  const [alternatives] = others;
  return withoutEmpty({
    title: first(parts, 'title'),
    ...typesOf(parts),
    isNullable: parts.some(acceptsNull) || alternatives?.hasNull || undefined,
    format: first(parts, 'format'),
    values: valuesOf(parts),
    members: named,
    required: requiredOf(schema, parts, components),
    needs,
    entries: formAt(parts, 'items', components),
    more: formAt(parts, 'additionalProperties', components),
    alternatives: alternatives?.branches.map((branch) => buildForm(branch, components)),
    maxItems: parts.map(({ maxItems }) => maxItems).find((limit) => typeof limit === 'number'),
  });
}

interface Choice {
  canCombine: boolean;
  hasNull: boolean;
  branches: Json[];
}

function choicesOf(part: JsonObject): Choice[] {
  return ['anyOf', 'oneOf'].flatMap((keyword) => {
    const all = listOf(part[keyword]);
    const branches = all.filter((branch) => objectOf(branch).type !== 'null');
    if (branches.length === 0) return [];
    return [{ canCombine: keyword === 'anyOf', hasNull: branches.length < all.length, branches }];
  });
}

function withNull(branch: Json, parts: JsonObject[], components: Components): FormSchema {
  const title = first(parts, 'title');
  return { ...buildForm(branch, components), ...(title !== undefined && { title }), isNullable: true };
}

/** The choice between members of the object: each branch requires some of them, and names no other. */
function needOf({ canCombine, branches }: Choice, members: Record<string, FormSchema>): Need | undefined {
  const sets = branches.map((branch) => textsOf(objectOf(branch).required));
  const isNeed = branches.every((branch, index) => {
    const { $ref, allOf, properties } = objectOf(branch);
    const names = [...sets[index]!, ...entriesOf(properties).map(([name]) => name)];
    return (
      $ref === undefined &&
      allOf === undefined &&
      sets[index]!.length > 0 &&
      names.every((name) => name in members)
    );
  });
  return isNeed ? { sets, ...(canCombine && { canCombine }) } : undefined;
}

/** The members that requests have, each with all that the bases say about it. */
function membersOf(schema: Json, parts: JsonObject[], components: Components): Record<string, FormSchema> {
  const { present } = splitMembers(schema, 'request', components);
  const order = orderOf(schema, components);
  const ordered = sortByOrder(
    present.map((name) => ({ name })),
    order,
  );
  return Object.fromEntries(
    ordered.map(({ name }) => {
      const schemas = parts.flatMap(({ properties }) => objectOf(properties)[name] ?? []);
      const [only] = schemas;
      return [
        name,
        schemas.length === 1 ? buildForm(only!, components) : buildWhole({ allOf: schemas }, components),
      ];
    }),
  );
}

function requiredOf(schema: Json, parts: JsonObject[], components: Components): string[] {
  const { absent } = splitMembers(schema, 'request', components);
  const names = parts.flatMap(({ required }) => textsOf(required)).filter((name) => !absent.has(name));
  return [...new Set(names)];
}

function typesOf(parts: JsonObject[]): Pick<FormSchema, 'types'> {
  const lists = parts.map(({ type }) => (typeof type === 'string' ? [type] : textsOf(type)));
  const types = lists.find((list) => list.length > 0)?.filter((type) => type !== 'null');
  return types ? { types } : {};
}

function acceptsNull({ type, enum: values }: JsonObject): boolean {
  return textsOf(type).includes('null') || listOf(values).includes(null);
}

function valuesOf(parts: JsonObject[]): Json[] | undefined {
  const constant = parts.map((part) => part.const).find((value) => value !== undefined);
  if (constant !== undefined) return [constant];
  const values = parts.map((part) => listOf(part.enum)).find((list) => list.length > 0);
  return values?.filter((value) => value !== null);
}

function formAt(parts: JsonObject[], keyword: string, components: Components): FormSchema | undefined {
  const schema = parts.map((part) => part[keyword]).find(isObject);
  return schema && buildForm(schema, components);
}

function first(parts: JsonObject[], keyword: string): string | undefined {
  return parts.map((part) => textOf(part[keyword])).find((text) => text !== undefined);
}

function withoutEmpty(form: FormSchema): FormSchema {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => !isEmpty(value as unknown)));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
  );
}
