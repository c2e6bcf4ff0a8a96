import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readLabels } from '../plugins/labels/read-labels.cjs';
import type { Settings } from './settings';

export const ENGLISH = 'en';

/** Lists the languages of a site: English, and every language that has a folder of translations. */
export function listLocales({ translations }: Settings): readonly string[] {
  return [
    ENGLISH,
    ...readdirSync(translations, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
      .map(({ name }) => name)
      .toSorted(),
  ];
}

/** Reads the labels of a language, for what is printed in Node. */
export function readTranslatedLabels({ translations }: Settings, locale: string): Record<string, string> {
  return readLabels(join(translations, locale, 'labels/messages.json'));
}

/** Returns the folder of the pages of the reference with labels in a language, or in English if nobody has generated them. */
export function findReferencePages({ translations, generated }: Settings, locale: string): string {
  const translated = join(translations, locale, 'reference/pages');
  return existsSync(translated) ? translated : join(generated, 'pages');
}
