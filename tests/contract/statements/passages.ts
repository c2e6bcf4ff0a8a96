import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { listPageFiles } from '../../../site/config/page-files';
import { parsePage } from '../../../site/remark/parse-page';
import { proseIn } from './prose-in';
import { textIn } from './text-in';

/** A part of a page or of the description that a reader reads at once. */
interface Passage {
  text: string;
  where: string;
}

/** Returns the sections of the pages under docs/, each with its heading of the second level. */
export function passagesOfPages(): Passage[] {
  return listPageFiles('docs').flatMap((page) => {
    const passages: Passage[] = [{ text: '', where: `docs/${page}` }];
    const { children } = parsePage(readFileSync(join('docs', page), 'utf8'), `docs/${page}`);
    for (const node of children) {
      if (node.type === 'heading' && node.depth === 2)
        passages.push({ text: '', where: `docs/${page}, ${textIn(node)}` });
      passages.at(-1)!.text += ` ${proseIn(node).join(' ').replaceAll(/\s+/g, ' ')}`;
    }
    return passages;
  });
}

/** Returns what the API description says of each thing: its description and its notes. */
export function passagesOfDescription(description: BundledDescription): Passage[] {
  const read = (value: Json, where: string): Passage[] => {
    if (Array.isArray(value)) return value.flatMap((entry, index) => read(entry, `${where}/${index}`));
    const { description: said, 'x-notes': notes } = objectOf(value);
    const text = [textOf(said), ...listOf(notes).map((note) => textOf(objectOf(note).text))].join(' ');
    const within = entriesOf(value).filter(([key]) => key !== 'x-decisions' && key !== 'x-notes');
    return [{ text, where }, ...within.flatMap(([key, member]) => read(member, `${where}/${key}`))];
  };
  return read(description as unknown as Json, '#');
}
