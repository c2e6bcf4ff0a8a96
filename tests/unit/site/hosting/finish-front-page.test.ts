import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { finishFrontPage } from '../../../../site/hosting/finish-front-page';
import { temporaryFolder } from '../../../builders/temporary-folder';

const pageAt = (address: string) =>
  `<html><head><meta charset="UTF-8"><link data-rh="true" rel="canonical" href="${address}"><meta property="og:url" content="${address}"></head><body><a href="${address}errors/">Errors</a></body></html>`;

test('the front page is the overview, at its own address until its code runs', () => {
  const folder = temporaryFolder({
    'index.html': 'stub',
    'index.md': 'stub',
    'api/index.html': pageAt('https://docs.example/base/api/'),
    'api/index.md': '# Books\n',
  });
  finishFrontPage(folder);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(html).toContain('rel="canonical" href="https://docs.example/base/"');
  expect(html).toContain('property="og:url" content="https://docs.example/base/"');
  expect(html).toContain('href="https://docs.example/base/api/errors/"');
  expect(html).toMatch(/<head><script>history\.replaceState/);
  expect(readFileSync(path.join(folder, 'index.md'), 'utf8')).toBe('# Books\n');
});

test.each([
  { given: '/', want: '/api/?a=b#c' },
  { given: '/base/', want: '/base/api/?a=b#c' },
  { given: '/base/index.html', want: '/base/api/?a=b#c' },
])('from $given, the address becomes $want', ({ given, want }) => {
  const folder = temporaryFolder({ 'api/index.html': pageAt('/api/') });
  finishFrontPage(folder);
  const [, script = ''] =
    /<script>(.*?)<\/script>/.exec(readFileSync(path.join(folder, 'index.html'), 'utf8')) ?? [];
  let address = '';
  const history = { replaceState: (_state: null, _title: string, to: string) => (address = to) };
  runInNewContext(script, { history, location: { pathname: given, search: '?a=b', hash: '#c' } });
  expect(address).toBe(want);
});
