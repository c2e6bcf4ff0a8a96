import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../builders/temporary-folder';
import { typeCheck } from '../../builders/type-check';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { codeFor } from './page-code';
import { withDownloaded } from './downloaded-simulator';

/** The program that the page begins, with a call: it gets the URL from the environment. */
const SAMPLE = `${codeFor('tests/contract/downloads/types.test.ts').join('')}
const headers = { Authorization: \`Basic \${btoa('sk_test_EXAMPLE:')}\` };
const { data, error } = await client.GET('/invoices/{id}', { params: { path: { id: 90210 } }, headers });
if (error) throw new Error(JSON.stringify(error));
const total: number | undefined = data.total_cents;
console.log(total);
`.replace("'http://127.0.0.1:4010/api'", "process.env.API_URL ?? ''");

it('the downloaded types are those of the description', holds('downloads.from-description'), () => {
  const published = readFileSync(path.join(SITE, 'api.d.ts'), 'utf8');
  expect(published === readFileSync('generated/types/api.d.ts', 'utf8')).toBe(true);
});

it(
  'a program with openapi-fetch compiles with them, and one with a misspelled field does not',
  holds('downloads.types'),
  () => {
    const misspelled = SAMPLE.replace('data.total_cents', 'data.total_cent');
    const messages = typeCheck(
      new Map([
        ['sample', SAMPLE],
        ['misspelled', misspelled],
      ]),
    );
    expect(messages.get('sample')).toEqual([]);
    expect(messages.get('misspelled')).toHaveLength(1);
  },
);

it('the program runs against the downloaded simulator', async () => {
  const folder = temporaryFolder();
  copyFileSync(path.join(SITE, 'api.d.ts'), path.join(folder, 'api.d.ts'));
  cpSync('node_modules/openapi-fetch', path.join(folder, 'node_modules/openapi-fetch'), { recursive: true });
  const { outputText } = ts.transpileModule(SAMPLE, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  writeFileSync(path.join(folder, 'sample.mjs'), outputText);
  const printed = await withDownloaded(folder, [], async (url) => {
    const env = { ...process.env, API_URL: url };
    return promisify(execFile)(process.execPath, ['sample.mjs'], { cwd: folder, env });
  });
  expect(printed.stdout.trim()).toBe('11900');
});
