import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLedger } from '../../site/claims/ledger-files';
import type { WrittenClaim } from '../../site/claims/write-claims';
import { listPageFiles } from '../../site/config/page-files';
import { holds } from '../specified/holds';

const ledger = readLedger();

it('claims.json has every accepted sentence with its basis', holds('claims.published'), () => {
  const { claims } = JSON.parse(readFileSync('build/claims.json', 'utf8')) as { claims: WrittenClaim[] };
  const accepted = [...ledger].flatMap(([file, entries]) =>
    entries.map(({ sentence }) => `${file}: ${sentence}`),
  );
  expect(claims.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual(accepted);
  const unexplained = claims.filter(({ basis }) =>
    basis.some((one) => ('tests' in one ? one.tests.length === 0 : 'text' in one && one.text === '')),
  );
  expect(unexplained).toEqual([]);
});

describe.each(listPageFiles('docs').map((page) => ({ page })))('$page', ({ page }) => {
  const address = page.replace(/(^|\/)index\.mdx$|\.mdx$/, '');
  const entries = ledger.get(`docs/${page}`) ?? [];

  it('has the basis of each of its sentences in a file, and a link to it', holds('claims.published'), () => {
    const file = join('build', address, 'basis.md');
    expect(existsSync(file)).toBe(true);
    const items = readFileSync(file, 'utf8').match(/^- .+$/gm) ?? [];
    expect(items).toEqual(entries.map(({ sentence }) => `- ${sentence}`));
    expect(readFileSync(join('build', address, 'index.html'), 'utf8')).toMatch(/href="?basis\.md/);
  });
});
