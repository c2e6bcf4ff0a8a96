import { Fragment, type ReactNode } from 'react';
import { translations } from '#core/labels/translations';

/**
 * Returns a label in the language of the page, with elements in place of the names in braces.
 * @param message in English: `'Last changed {day}'`; a literal, as for `translate`.
 */
export function translateElements(message: string, elements: Record<string, ReactNode>): ReactNode {
  const parts = (translations.messages[message] ?? message).split(/\{(\w+)\}/);
  return parts.map((part, place) => (
    <Fragment key={place}>{place % 2 === 0 ? part : (elements[part] ?? `{${part}}`)}</Fragment>
  ));
}
