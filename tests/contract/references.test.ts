import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '#core/json/json';
import { textOf } from '#core/json/read';
import type { BundledDescription } from '../../generator/read/normalize/bundled-description';
import { asObject, listOperations, loadDescription, resolve } from './description/description';

/** Matches the statement that a field takes an ID: `` `contact` takes the ID of a contact ``. */
const TAKES_ID = /((?:`\w+`(?:, | and | or )?)+) (?:takes?|is|are|needs?) (?:the|an) IDs?\b/gi;
const GUIDE_TAKES_ID = /<Field of="(\w+)\.(\w+)" \/>,? (?:takes |is |needs )?(?:the|an) id\b/gi;
/** A description of one. */
const IS_ID = /^(?:The |An? )?ID of\b/i;

const description = loadDescription();

/** Fields that are objects and are described as the ID that is a member of them. */
function wrapped(copy: BundledDescription): string[] {
  const bodies = listOperations(copy, 'paths').flatMap(({ id, operation }) => {
    const content = asObject(resolve(copy, operation.requestBody).content);
    const fields = fieldsOf(copy, asObject(content['application/json']).schema);
    return textsOf(operation).flatMap((text) => claims(text, fields, id));
  });
  const all = new Map(
    Object.values(asObject(copy.components?.schemas as Json)).flatMap((schema) => [
      ...fieldsOf(copy, schema),
    ]),
  );
  const described = [...all].flatMap(([name, field]) =>
    isObject(copy, field) && IS_ID.test(textOf(asObject(field).description) ?? '') ? [name] : [],
  );
  const decided = Object.entries(asObject(copy['x-decisions'])).flatMap(([id, decision]) => {
    const text = textOf(asObject(decision).text) ?? '';
    return /\bfilter\b/.test(text) ? [] : claims(text, all, id);
  });
  return [...bodies, ...described, ...decided];

  function claims(text: string, fields: Map<string, Json>, where: string): string[] {
    return [...text.matchAll(TAKES_ID)].flatMap(([sentence, list = '']) =>
      [...list.matchAll(/`(\w+)`/g)].some(([, name = '']) => isObject(copy, fields.get(name)))
        ? [`${where}: ${sentence}`]
        : [],
    );
  }
}

/** Description and notes. */
function textsOf(operation: ReturnType<typeof asObject>): string[] {
  const notes = ((operation['x-notes'] ?? []) as Json[]).map((note) => asObject(note).text);
  return [operation.description, ...notes].flatMap((text) => textOf(text) ?? []);
}

function fieldsOf(copy: BundledDescription, schema: Json | undefined): Map<string, Json> {
  if (schema === undefined) return new Map();
  const { properties, allOf, anyOf, oneOf } = resolve(copy, schema);
  const parts = [allOf, anyOf, oneOf].flatMap((list) => (list ?? []) as Json[]);
  return new Map([
    ...parts.flatMap((part) => [...fieldsOf(copy, part)]),
    ...Object.entries(asObject(properties)),
  ]);
}

/** True for what takes objects alone, null aside. */
function isObject(copy: BundledDescription, schema: Json | undefined): boolean {
  if (schema === undefined) return false;
  const { type, anyOf, oneOf, allOf, properties } = resolve(copy, schema);
  const parts = [anyOf, oneOf, allOf].flatMap((list) => (list ?? []) as Json[]);
  const forms = parts.filter((part) => resolve(copy, part).type !== 'null');
  if (forms.length > 0) return forms.every((part) => isObject(copy, part));
  return type === 'object' || (type === undefined && properties !== undefined);
}

describe('a field that takes an object', () => {
  it('is never said to take the ID in it', () => {
    expect(wrapped(description)).toEqual([]);
  });

  it.each([
    {
      broken: 'a note',
      edit: (copy: BundledDescription) => {
        asObject(copy.paths!['/invoices']?.post)['x-notes'] = [
          { text: '`contact` takes the ID of a contact.' },
        ];
      },
      want: ['createInvoice: `contact` takes the ID'],
    },
    {
      broken: 'a decision',
      edit: (copy: BundledDescription) => {
        asObject(copy['x-decisions'])['G-API-73'] = {
          text: '`contact` and `customer` take the ID of one.',
        };
      },
      want: ['G-API-73: `contact` and `customer` take the ID'],
    },
  ])('would be caught with $broken', ({ edit, want }) => {
    const copy = structuredClone(description);
    edit(copy);
    expect(wrapped(copy)).toEqual(want);
  });

  it('is not said to take it in a guide either', () => {
    const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^_].*\.mdx$/.test(file),
    );
    const said = files.flatMap((file) => objectsAsIds(readFileSync(`docs/${file}`, 'utf8')));
    expect(files.length).toBeGreaterThan(20);
    expect(said).toEqual([]);
    expect(objectsAsIds('Here <Field of="Transaction.customer" /> takes the id of a contact.')).toHaveLength(
      1,
    );
  });
});

function objectsAsIds(source: string): string[] {
  return [...source.matchAll(GUIDE_TAKES_ID)].flatMap(([sentence, schema = '', name = '']) => {
    const fields = fieldsOf(description, { $ref: `#/components/schemas/${schema}` });
    return isObject(description, fields.get(name)) ? [sentence] : [];
  });
}
