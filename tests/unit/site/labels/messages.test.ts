import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { collectMessages } from '../../../../site/plugins/labels';
import { findMessages } from '../../../../site/plugins/labels/find-messages.cjs';
import { sourceClaims } from '../../../../abaco/claims/source-claims';
import { splitSentences } from '../../../../authoring/claims/read/split-sentences';
import { listShownFiles } from '../../../../abaco/claims/read-claims';

/** Folders whose code prints labels. */
const PRINTS = /^(abaco\/labs|core\/(labels|http)|generator|site\/src)\//;

/** Strings that readers see in no language but English, by file, and why. */
const ENGLISH: Record<string, { sentences: string[]; why: string }> = {
  'generator/emit/pages/data/security.ts': {
    sentences: ['HTTP basic', 'HTTP digest', 'OpenID Connect', 'Mutual TLS'],
    why: 'names of standards',
  },
  'generator/emit/pages/mdx/escape-mdx.ts': {
    sentences: [
      'a line feed could start any block',
      'marks emphasis, code, links, tables, headings',
      'starts a character reference',
      'opens a JSX element or raw HTML',
      'closes a tag, or starts a block quote',
      'opens a JavaScript expression',
      'closes a JavaScript expression',
      'starts an ES module line',
      'starts an ES module line',
    ],
    why: 'for maintainers',
  },
  'site/src/components/operation/ErrorTable/index.tsx': {
    sentences: ['&nbsp;{name}'],
    why: 'the name of a status',
  },
  'site/src/components/operation/OperationPanel/StatusTabs.tsx': {
    sentences: ['&nbsp;{name}'],
    why: 'the name of a status',
  },
  'site/src/search/client.ts': { sentences: ['The search failed.'], why: 'for the console of the browser' },
  'site/src/search/hosted/hosts-cache.ts': {
    sentences: ['timed out'],
    why: 'for the console of the browser',
  },
};

/** Returns the sentences of a source that do not go through `translate`. */
function bareSentences(source: string, file: string): string[] {
  const labels = findMessages(source, file).flatMap(({ message: { text } }) =>
    splitSentences([{ text, line: 1 }]),
  );
  const translated = new Set(labels.map(({ text }) => text));
  return sourceClaims(source, file)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !translated.has(sentence));
}

describe('every sentence for readers goes through `translate`', () => {
  test.each(listShownFiles().filter((file) => PRINTS.test(file)))('%s', (file) => {
    expect(bareSentences(readFileSync(file, 'utf8'), file)).toEqual(ENGLISH[file]?.sentences ?? []);
  });

  test('a planted one is found', () => {
    const source = `import { translate } from '#core/labels/translate';
      const status = isSent ? translate('The call was sent.') : 'The call was not sent.';
      const menu = { label: \`All \${count} of them\` };`;
    expect(bareSentences(source, 'site/src/planted.ts')).toEqual([
      'The call was not sent.',
      'All {count} of them',
    ]);
  });
});

test('the labels of all rooms are in the translation file, once each', () => {
  const messages = collectMessages(['abaco', 'core', 'generator', 'site']);
  expect(Object.entries(messages).every(([english, { message }]) => english === message)).toBe(true);
  expect(Object.keys(messages)).toEqual(
    expect.arrayContaining(['Copied', 'Event', '{first} and {next}', '{count} result|{count} results']),
  );
});
