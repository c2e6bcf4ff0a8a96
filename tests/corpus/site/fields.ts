import { parseFragment } from 'parse5';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { textOf } from '../../contract/html/html-tree';
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
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (!isObject(value)) return [];
  const isField = typeof value.id === 'string' && typeof value.name === 'string' && Array.isArray(value.type);
  return [...(isField ? [value] : []), ...Object.values(value).flatMap(fieldsOf)];
}
