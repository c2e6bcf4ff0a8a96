import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContentCheck } from '../pseudo/content';
import { englishIn } from '../pseudo/english-in';
import { PSEUDO, writePseudo } from '../pseudo/pseudo';
import { holds } from '../specified/holds';
import { ProjectCopy } from './project-copy';

const copy = new ProjectCopy();
const language = join(copy.folder, 'site/i18n', PSEUDO);

/** A page of each kind. */
const PAGES = [
  'index.html',
  '404.html',
  'search/index.html',
  'guides/webhooks/index.html',
  'api/index.html',
  'api/conventions/index.html',
  'api/decisions/index.html',
  'api/errors/index.html',
  'api/invoices/index.html',
  'api/invoices/create-invoice/index.html',
  'api/objects/index.html',
  'api/objects/invoice/index.html',
  'api/webhooks/index.html',
  'api/webhooks/invoice-created/index.html',
];

beforeAll(() => {
  mkdirSync(language, { recursive: true });
  run('translations', '--locale', PSEUDO);
  writePseudo(language);
  run('generate', '--translations', language, '--out', join(language, 'reference'));
  run('build');
});

afterAll(() => copy.remove());

test.each(PAGES)('%s has no label in English', holds('labels.translated'), (page) => {
  const html = readFileSync(join(copy.folder, 'build', PSEUDO, page), 'utf8');
  expect(englishIn(html, createContentCheck(copy.folder))).toEqual([]);
});

function run(script: string, ...flags: string[]): void {
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined };
  execFileSync('npm', ['run', script, '--', ...flags], { cwd: copy.folder, env, stdio: 'pipe' });
}
