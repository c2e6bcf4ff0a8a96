import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodesOfType } from '../../site/lint/page';
import { runCommand } from '../snippets/run/run-command';
import { api } from './lint/lint-with';
import { holds } from '../specified/holds';

const blocks = api.pages.flatMap((page) =>
  nodesOfType(page, 'code')
    .filter(({ node: { meta } }) => meta?.includes('not-run='))
    .map(({ node: { lang, value, position } }) => ({
      place: `${page.file}:${position?.start.line}`,
      lang: lang ?? '',
      value,
    })),
);

/** Parses code with the language itself. @throws with what it says. */
async function parseWith(command: [string, ...string[]], file: string, code: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'block-'));
  writeFileSync(join(folder, file), code);
  try {
    await runCommand([...command, file], folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How a block is read that nothing runs; throws when it cannot be. */
const READERS: Readonly<Record<string, (code: string) => unknown>> = {
  css: (code) => expect(code.split('{')).toHaveLength(code.split('}').length),
  json: (code) => JSON.parse(code) as unknown,
  php: (code) => parseWith(['php', '-l'], 'block.php', code.startsWith('<?php') ? code : `<?php\n${code}`),
  ruby: (code) => parseWith(['ruby', '-c'], 'block.rb', code),
  text: (code) => code.split('\n').map((line) => new URL(line)),
};

describe('a block that nothing runs can be read', () => {
  test.each(blocks)('$place', holds('proof.limits'), async ({ lang, value }) => {
    await READERS[lang]?.(value);
    expect(Object.keys(READERS)).toContain(lang);
  });
});

describe('and one that cannot be is noticed', () => {
  test.each([
    { lang: 'css', code: 'thead { display: table-header-group;' },
    { lang: 'json', code: '{ "require": }' },
    { lang: 'php', code: '$invoice = Abaco\\Invoice::find(90210;' },
    { lang: 'ruby', code: 'page.each { |invoice| puts invoice.number' },
    { lang: 'text', code: 'sandbox.abaco.example/oauth' },
  ])('$lang', async ({ lang, code }) => {
    const read = Promise.resolve(code).then((text) => READERS[lang]?.(text));
    await expect(read).rejects.toThrow();
  });
});
