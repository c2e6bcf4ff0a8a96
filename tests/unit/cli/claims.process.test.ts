import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readClaimsFile } from '../../../cli/claims-file';
import { SettingError } from '../../../site/errors/author-error';
import { atTerminal } from '../../builders/at-terminal';
import { temporaryFolder } from '../../builders/temporary-folder';

/** The end of each prompt. */
const KEYS = '[q] quit\n';
const LINE = '): ';

const PAGE = `---
title: Orders
slug: /
---

You can order 100 copies at most, and an order is final.
`;

/** A project as \`docproof init\` writes it, with one page, whose sentences are compared. */
const project = (files: Record<string, string> = {}) =>
  temporaryFolder({
    'openapi.yaml': readFileSync('cli/template/openapi.yaml', 'utf8'),
    'project.yaml': readFileSync('cli/template/project.yaml', 'utf8'),
    'docs/index.mdx': PAGE,
    'node_modules/.keep': '',
    ...files,
  });

const CLAIMS = {
  'claims.yaml': 'specified:\n  orders.copies: You can order 100 copies at most, and an order is final.\n',
};

const commandIn = (folder: string) => [
  process.execPath,
  'node_modules/ts-node/dist/bin.js',
  'cli/main.ts',
  'claims',
  path.join(folder, 'openapi.yaml'),
];

function check(folder: string) {
  const [program = '', ...args] = commandIn(folder);
  return spawnSync(program, [...args, '--check', '--format', 'text'], { encoding: 'utf8' });
}

test('a sentence is reviewed once, and refused after a number in it has changed', () => {
  const folder = project(CLAIMS);
  const page = path.join(folder, 'docs/index.mdx');
  const { status, printed } = atTerminal(
    commandIn(folder),
    [
      { after: KEYS, type: 'b' },
      { after: LINE, type: '1\n' },
    ],
    process.cwd(),
  );
  expect(status, printed).toBe(0);
  expect(printed).toContain('1  specified orders.copies: You can order 100 copies');
  const ledger = readFileSync(path.join(folder, 'docs/_claims/docs.yaml'), 'utf8');
  expect(ledger).toContain('specified orders.copies: You can order 100 copies at most');
  expect(check(folder)).toMatchObject({ status: 0, stdout: '' });

  writeFileSync(page, PAGE.replace('100', '200'));
  const refused = check(folder);
  expect(refused.status).toBe(1);
  for (const part of ['docs/index.mdx:6:1', 'now:   You can order 200 copies', 'number: 100 → 200'])
    expect(refused.stdout).toContain(part);
  const asked = atTerminal(commandIn(folder), [{ after: KEYS, type: 'aq' }], process.cwd());
  expect(asked.printed).not.toContain('[a] accept');
  expect(asked.status).toBe(1);
});

test('a new sentence is refused if the description says something else', () => {
  const folder = project({
    ...CLAIMS,
    'docs/index.mdx': '---\nslug: /\ntitle: Orders\n---\n\nOf `copies`, send at most 500.\n',
  });
  const { status, stdout } = check(folder);
  expect(status).toBe(1);
  expect(stdout).toContain('states: `copies` is at most 100 (OrderCreate.copies)');
  expect(stdout).toContain('number: 100 → 500');
});

test('a project without the file has nothing to compare', () => {
  const { status, stderr } = check(project());
  expect(status).toBe(2);
  expect(stderr).toContain('claims.yaml` does not exist');
});

test('claims.yaml may be empty, and names a folder of tests that hold sentences', () => {
  const folder = temporaryFolder({ 'claims.yaml': '', 'spec/a.test.js': '' });
  const file = path.join(folder, 'claims.yaml');
  const none = { specified: new Map(), decided: new Map(), security: new Map() };
  expect(readClaimsFile(file)).toEqual(none);
  writeFileSync(file, 'tests: spec\ndecided:\n  orders.final: An order is final.\n');
  expect(readClaimsFile(file)).toEqual({
    ...none,
    decided: new Map([['orders.final', 'An order is final.']]),
    tests: path.join(folder, 'spec'),
  });
});

test('every mistake in claims.yaml has its location and a remedy', () => {
  const file = path.join(
    temporaryFolder({ 'claims.yaml': 'specfied: {}\ndecided: [a]\nsecurity:\n  a b: true\n' }),
    'claims.yaml',
  );
  const shown = path.relative('', file);
  expect(() => readClaimsFile(file)).toThrow(
    new SettingError(
      [
        `${shown}:1:1: Unknown key \`specfied\`. Did you mean specified?`,
        `${shown}:2:10: \`decided\` is not a map: write a sentence for each id.`,
        `${shown}:4:3: \`a b\` is not an id: write letters, digits, dots and dashes only.`,
        `${shown}:4:3: \`a b\` of \`security\` is not a sentence: write what is true, in words.`,
      ].join('\n'),
    ),
  );
  writeFileSync(file, 'decided: {\n');
  expect(() => readClaimsFile(file)).toThrow(`${shown}:2:1: `);
});
