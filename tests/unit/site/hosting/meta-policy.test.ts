import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyForPlainHost } from '../../../../site/hosting/copy-for-plain-host';
import { addMetaPolicy } from '../../../../site/hosting/meta-policy';
import { hashScripts } from '../../../../site/hosting/security-policy';
import { temporaryFolder } from '../../../builders/temporary-folder';

const POLICY = "default-src 'none'; script-src 'self' 'sha256-other='; frame-ancestors 'none'";

const page =
  '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="UTF-8">\n<script>start()</script></head></html>';

test('a page carries the policy after its encoding and before its scripts, with its hashes only', () => {
  const [hash] = hashScripts(page);
  expect(addMetaPolicy(page, POLICY)).toBe(
    page.replace(
      '<meta charset="UTF-8">',
      `<meta charset="UTF-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' ${hash}">\n<meta name="referrer" content="strict-origin-when-cross-origin">`,
    ),
  );
});

test('a page without an encoding carries it first', () => {
  expect(addMetaPolicy('<head lang="en"><title>A</title>', POLICY)).toMatch(
    /^<head lang="en">\n<meta http-equiv/,
  );
});

test('the copy has all files but that of the headers, and the build stays as it was', () => {
  const from = temporaryFolder({
    _headers: `/*\n  Content-Security-Policy: ${POLICY}\n`,
    'index.html': page,
    '.well-known/api-catalog': '{}',
  });
  const out = path.join(temporaryFolder(), 'pages');
  expect(copyForPlainHost(from, out)).toBe(1);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('http-equiv');
  expect(existsSync(path.join(out, '.well-known/api-catalog'))).toBe(true);
  expect(existsSync(path.join(out, '_headers'))).toBe(false);
  expect(readFileSync(path.join(from, 'index.html'), 'utf8')).toBe(page);
  expect(() => copyForPlainHost(from, out)).toThrow(/exists: write another folder after `--out`/);
  expect(() => copyForPlainHost(out, `${out}-2`)).toThrow(
    /There is no .*_headers: run `npm run build` first/,
  );
});
