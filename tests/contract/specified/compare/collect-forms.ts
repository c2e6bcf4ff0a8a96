import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import type { EntityName } from '../../../specified/entities';
import type { Entity, Field } from '../../../specified/field';
import { WRAPPED } from '../beyond';
import { type Form, formsAt } from './form';
import { operationsOf, type Pair } from './operations-of';
import { allSitesAt, below, follow } from './sites';

/** Where a form is used: an update needs no field, a response holds no write-only one. */
export type Use = 'create' | 'update' | 'response';

/** A form of an object of the specification. */
export interface Found {
  entity: string;
  specified: Entity;
  use: Use;
  form: Form;
}

/** Every form of every object of the specification, from the operations inwards. */
export function collectForms(description: BundledDescription, specified: Specified): Found[] {
  const found = new Map<string, Found>();
  const open = operationsOf(description, specified).flatMap((pair) => [
    ...requestForms(description, specified, pair),
    ...responseForms(description, specified, pair),
  ]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const key = `${next.entity} ${next.use} ${next.form.pointer}`;
    if (found.has(key)) continue;
    found.set(key, next);
    open.push(...innerForms(description, specified, next));
  }
  return [...found.values()];
}

function requestForms(
  description: BundledDescription,
  specified: Specified,
  { operation, request }: Pair,
): Found[] {
  const { takes = [], method } = operation;
  if (request === undefined) return [];
  const use = method === 'PUT' ? 'update' : 'create';
  // One form for each of several objects, in their order; else every form is one of the same object.
  return formsAt(description, request).flatMap((form, index) => {
    const entity = takes.length > 1 ? takes[index] : takes[0];
    return entity === undefined ? [] : [{ entity, specified: specified.entities[entity], use, form }];
  });
}

function responseForms(
  description: BundledDescription,
  specified: Specified,
  { operation, response }: Pair,
): Found[] {
  const { returns, id } = operation;
  if (returns === undefined || response === undefined) return [];
  const isOne = typeof returns === 'string';
  const entity = isOne ? returns : returns[0];
  const schema = isOne ? unwrap(description, id, response) : below(follow(description, response), 'items');
  return formsOf(description, specified, entity, 'response', schema);
}

/** The object itself, where the description wraps it into another one. */
function unwrap(description: BundledDescription, id: string, pointer: string): string {
  const wrapped = WRAPPED.find(({ operation }) => operation === id);
  return wrapped === undefined ? pointer : below(follow(description, pointer), 'properties', wrapped.member);
}

function innerForms(description: BundledDescription, specified: Specified, outer: Found): Found[] {
  const use = outer.use === 'response' ? 'response' : 'create';
  return Object.entries(outer.specified.fields).flatMap(([name, field]) =>
    (outer.form.fields.get(name) ?? []).flatMap((pointer) => formsOfField(name, field, pointer)),
  );

  function formsOfField(name: string, field: Field, pointer: string): Found[] {
    const { entity, entities, members } = field;
    if (entity !== undefined) return formsOf(description, specified, entity, use, pointer);
    if (entities !== undefined)
      return itemsAt(description, pointer).flatMap((items) =>
        formsOf(description, specified, entities, use, items),
      );
    if (members === undefined) return [];
    const inner = { entity: `${outer.entity}.${name}`, specified: { fields: members }, use } as const;
    return formsAt(description, pointer).map((form) => ({ ...inner, form }));
  }
}

function formsOf(
  description: BundledDescription,
  specified: Specified,
  entity: EntityName,
  use: Use,
  pointer: string,
): Found[] {
  return formsAt(description, pointer)
    .filter((form) => !isReference(form))
    .map((form) => ({ entity, specified: specified.entities[entity], use, form }));
}

function itemsAt(description: BundledDescription, pointer: string): string[] {
  return allSitesAt(description, pointer)
    .filter(({ schema }) => schema.items !== undefined)
    .map((site) => below(site.pointer, 'items'));
}

/** `{id}` in place of an object names one that exists. */
function isReference({ fields }: Form): boolean {
  return fields.size === 1 && fields.has('id');
}
