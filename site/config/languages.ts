import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readLabels } from '../plugins/labels/read-labels.cjs';
import { generated, readFolder, root } from './folders';

const ENGLISH = 'en';

/** The folder of translations, which holds a folder for each language. */
export const translationsFolder = readFolder('TRANSLATIONS_DIR') ?? resolve(root, 'site/i18n');

/** The languages of the site: English, and every language that has a folder of translations. */
export const locales: readonly string[] = [
  ENGLISH,
  ...readdirSync(translationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== ENGLISH)
    .map(({ name }) => name)
    .toSorted(),
];

/** The language that Docusaurus builds or serves now. */
export const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? ENGLISH;

/** The labels of the language, for what is printed in Node. */
export const labels = readLabels(join(translationsFolder, locale, 'labels/messages.json'));

/** The pages of the reference with labels in this language, or in English if nobody has generated them. */
export const referencePages =
  pagesIn(join(translationsFolder, locale, 'reference')) ?? join(generated, 'pages');

function pagesIn(output: string): string | undefined {
  const pages = join(output, 'pages');
  return existsSync(pages) ? pages : undefined;
}
