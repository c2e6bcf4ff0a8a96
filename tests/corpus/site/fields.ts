import { parseFragment } from 'parse5';
import { eachObject } from '#core/json/each-object';
import type { Json, JsonObject } from '#core/json/json';
import { textOf } from '../../../tools/pages/html-tree';
import type { JoinedPage } from './joined-pages';
import { lettersOf } from './texts';

/** The fields in the data of a page that its HTML does not print, or prints without their text. */
export function unprintedFields({ data, printed }: Pick<JoinedPage, 'data' | 'printed'>): string[] {
  const texts = new Map(
    printed
      .filter(({ owner }) => owner === 'field')
      .map(({ id, texts: { name = [], text = [] } }) => [id, lettersOf([...name, ...text].join(' '))]),
  );
  return fieldsOf(data)
    .filter(({ id, name, html }) => {
      const text = textOf(parseFragment(typeof html === 'string' ? html : ''));
      return texts.get(id as string) !== lettersOf(`${name as string} ${text}`);
    })
    .map(({ id }) => id as string);
}

function fieldsOf(value: Json): JsonObject[] {
  const fields: JsonObject[] = [];
  eachObject(value, (part) => {
    const { id, name, type } = part;
    if (typeof id === 'string' && typeof name === 'string' && Array.isArray(type)) fields.push(part);
  });
  return fields;
}
