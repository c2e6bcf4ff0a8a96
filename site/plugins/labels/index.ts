import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundled, extension, root } from '../../config/code';
import type { Settings } from '../../config/settings';
import { findMessages } from './find-messages.cjs';

/** Folders of code that prints labels. */
const PRINT = ['core', 'generator', 'site'].map((room) => join(root, room));

/**
 * The labels of our code and of a project's extension as a translation file of Docusaurus, `<language>/labels/messages.json`, and in the
 * bundles.
 */
export default function labels(
  { localizationDir }: LoadContext,
  settings: Pick<Settings, 'extension'>,
): Plugin {
  const own = settings.extension === undefined ? [] : [dirname(settings.extension)];
  const rule = {
    test: /\.(tsx?|js)$/,
    include: [resolve(bundled, 'core'), resolve(bundled, 'site/src'), ...own],
    exclude: /\/node_modules\//,
    enforce: 'pre' as const,
    loader: join(__dirname, 'load-labels.cjs'),
    options: { file: join(localizationDir, 'labels/messages.json') },
  };
  return {
    name: 'labels',
    getTranslationFiles: () => [{ path: 'messages', content: collectMessages([...PRINT, ...own]) }],
    configureWebpack: () => ({
      module: { rules: [rule] },
      resolve: {
        alias: { '#core/labels/translations$': resolve(bundled, `site/src/translations${extension}`) },
      },
    }),
  };
}

/** Returns all labels in the code of some folders by their English text, in alphabetical order. */
export function collectMessages(folders: readonly string[]): Record<string, { message: string }> {
  const messages = folders
    .flatMap(listSources)
    .flatMap((file) => findMessages(readFileSync(file, 'utf8'), file).map(({ message }) => message.text));
  return Object.fromEntries([...new Set(messages)].toSorted().map((message) => [message, { message }]));
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(\.docusaurus|i18n|node_modules)\//.test(name))
    .map((name) => join(folder, name));
}
