import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled, extension, root } from '../../config/code';
import { findMessages } from './find-messages.cjs';

/** Folders of code that prints labels. */
const PRINT = ['core', 'generator', 'site'];

/** The labels of our code as a translation file of Docusaurus, `<language>/labels/messages.json`, and in the bundles. */
export default function labels({ localizationDir }: LoadContext): Plugin {
  const rule = {
    test: /\.(tsx?|js)$/,
    include: [resolve(bundled, 'core'), resolve(bundled, 'site/src')],
    enforce: 'pre' as const,
    loader: join(__dirname, 'load-labels.cjs'),
    options: { file: join(localizationDir, 'labels/messages.json') },
  };
  return {
    name: 'labels',
    getTranslationFiles: () => [{ path: 'messages', content: collectMessages() }],
    configureWebpack: () => ({
      module: { rules: [rule] },
      resolve: {
        alias: { '#core/labels/translations$': resolve(bundled, `site/src/translations${extension}`) },
      },
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
