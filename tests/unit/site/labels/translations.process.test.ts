import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { writePseudo, PSEUDO } from '../../../pseudo/pseudo';

const folder = mkdtempSync(join(tmpdir(), 'translations-'));
const language = join(folder, PSEUDO);
const labels = join(language, 'labels/messages.json');
mkdirSync(join(language, 'labels'), { recursive: true });

afterAll(() => rmSync(folder, { recursive: true }));

function generate(...flags: string[]): { status: number | null; printed: string } {
  const args = [
    '--entry',
    'tests/corpus/descriptions/callbacks.yaml',
    '--out',
    join(folder, 'out'),
    ...flags,
  ];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/ts-node/dist/bin.js', 'generator/commands/generate.ts', ...args],
    {
      encoding: 'utf8',
    },
  );
  return { status, printed: stdout + stderr };
}

test('a folder without labels is wrong usage', () => {
  const { status, printed } = generate('--translations', language);
  expect(status).toBe(2);
  expect(printed).toContain(`npm run translations -- --locale ${PSEUDO}`);
});

test('a label without a message is wrong usage, and nothing is written', () => {
  writeFileSync(labels, JSON.stringify({ Fields: 'Felder' }));
  const { status, printed } = generate('--translations', language);
  expect(status).toBe(2);
  expect(printed).toContain('"Fields" has no message');
});

test('each value that the English label does not have is named with its location', () => {
  const messages = {
    Fields: { message: 'Felder' },
    'Add one of {count} other fields': { message: '{cuont} {other}' },
    Copy: { message: 'Kopiere {count}' },
  };
  writeFileSync(labels, JSON.stringify(messages, null, 2));
  const { status, printed } = generate('--translations', language);
  expect(status).toBe(2);
  expect(printed).toContain(`${labels}:5:3  \`{cuont}\` is not a value of`);
  expect(printed).toContain(`${labels}:5:3  \`{other}\` is not a value of`);
  expect(printed).toContain(`${labels}:8:3  \`{count}\` is not a value of "Copy". Leave it out.`);
});

const LABEL = 'Every object of the API: those that operations return, their parts, and how they are linked.';

test('the reference has its labels in the language', () => {
  writeFileSync(labels, JSON.stringify({ [LABEL]: { message: LABEL } }));
  writePseudo(language);
  const { status } = generate('--translations', language);
  expect(status).toBe(0);
  const page = readFileSync(join(folder, 'out/pages/objects/index.mdx'), 'utf8');
  expect(page).toContain('Évéŕý öbĵéçţ öf ţĥé ÅPÎ: ');
});
