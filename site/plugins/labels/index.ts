import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { root } from '../../config/folders';
import { findMessages } from './find-messages.cjs';

/** Folders of code that prints labels. */
const PRINT = ['core', 'generator', 'site'];

/** The labels of our code as a translation file of Docusaurus, `<language>/labels/messages.json`, and in the bundles. */
export default function labels({ localizationDir }: LoadContext): Plugin {
  const rule = {
    test: /\.tsx?$/,
    include: [resolve(root, 'core'), resolve(root, 'site/src')],
    enforce: 'pre' as const,
    loader: join(__dirname, 'inline-labels.cjs'),
    options: { file: join(localizationDir, 'labels/messages.json') },
  };
  return {
    name: 'labels',
    getTranslationFiles: () => [{ path: 'messages', content: collectMessages() }],
    configureWebpack: () => ({
      module: { rules: [rule] },
      resolve: { alias: { '#core/labels/translations$': resolve(root, 'site/src/translations.ts') } },
    }),
  };
}

/** Returns all labels of our code by their English text, in alphabetical order. */
export function collectMessages(): Record<string, { message: string }> {
  const messages = PRINT.flatMap(listSources).flatMap((file) =>
    findMessages(readFileSync(file, 'utf8'), file).map(({ message }) => message.text),
  );
  return Object.fromEntries([...new Set(messages)].toSorted().map((message) => [message, { message }]));
}

function listSources(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/^(\.docusaurus|i18n)\//.test(name))
    .map((name) => join(root, folder, name));
}
