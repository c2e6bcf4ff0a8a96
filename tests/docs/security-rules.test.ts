import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listPageFiles } from '../../site/config/page-files';

const CODE = 'docs/_code';

/** Programs by their path. Those of the frontend run in a browser, and so does HTML in pages and all code of the page of Abaco.js. */
const programs = readdirSync(CODE, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

const inBrowser = [
  ...programs.filter(({ file }) => file.startsWith(`${CODE}/frontend/`)),
  ...listPageFiles('docs').map((page) => ({ file: page, code: browserCodeOf(page) })),
].filter(({ code }) => code !== '');

function browserCodeOf(page: string): string {
  const blocks = readFileSync(path.join('docs', page), 'utf8').matchAll(
    /^ *```(\w+)[^\n]*\n([^]*?)^ *```$/gm,
  );
  const isOfBrowser = (language = '') =>
    language === 'html' || (page.includes('abaco_js') && language === 'js');
  return [...blocks]
    .filter(([, language]) => isOfBrowser(language))
    .map(([, , code]) => code)
    .join('\n');
}

/** Keys and secrets that only a server may have, and their variables. */
const SECRET = /\bsk_|client_secret|\b\w*(?:SECRET|AUTH_KEY)\w*\b/;

const STATE_IS_COMPARED = /\bcookies?\b[^\n]*\.includes\([^\n]*state[^\n]*\n[^\n]*return \{ status: 403/;
const CODE_IS_EXCHANGED = /authorization_code/;

const IN_CONSTANT_TIME =
  /timingSafeEqual\(|compare_digest\(|hash_equals\(|secure_compare\(|MessageDigest\.isEqual\(|hmac\.Equal\(/;
const SIGNATURE_IS_CHECKED =
  /(?<!(?:function|def|func|boolean) )\b(?:is_?)?genuine\??\([^\n]*x[-_]abaco[-_]signature/i;
const BODY_IS_PARSED =
  /\bJSON\.parse\(|json\.loads?\(|json_decode\(|json\.Unmarshal\(|json\.NewDecoder\(|readTree\(/;

/** Whether code does something, and before something else that it may do. */
function does(code: string, first: RegExp, then: RegExp): boolean {
  const [one, other] = [code.search(first), code.search(then)];
  return one >= 0 && (other < 0 || one < other);
}

test.each(inBrowser)('no secret is in code that runs in a browser: $file', ({ code }) => {
  expect(SECRET.exec(code)?.[0]).toBeUndefined();
});

const exchanging = programs.filter(({ code }) => CODE_IS_EXCHANGED.test(code));

describe.each(exchanging)('$file', ({ code }) => {
  test('compares the state with the cookie before it exchanges the code', () => {
    expect(does(code, STATE_IS_COMPARED, CODE_IS_EXCHANGED)).toBe(true);
  });
});

const receiving = programs.filter(({ code }) => /x[-_]abaco[-_]signature/i.test(code));

describe.each(receiving)('$file', ({ code }) => {
  test('compares the signature in constant time, before it parses the body', () => {
    expect(code).toMatch(IN_CONSTANT_TIME);
    expect(does(code, SIGNATURE_IS_CHECKED, BODY_IS_PARSED)).toBe(true);
  });
});

test('there are programs of each kind', () => {
  expect([inBrowser.length, exchanging.length, receiving.length].every((count) => count > 0)).toBe(true);
  expect(receiving.length).toBeGreaterThan(6);
});

/** The same programs, made insecure: each must be noticed. */
describe('a program that breaks a rule is noticed', () => {
  const [platform] = exchanging;
  const shop = receiving.find(({ file }) => file.includes('shop'));

  test('a key in a page', () => {
    expect(SECRET.test("Abaco.init('sk_test_1');")).toBe(true);
    expect(SECRET.test('process.env.ABACO_SECRET_KEY')).toBe(true);
    expect(SECRET.test("Abaco.init('pk_test_1');")).toBe(false);
  });

  test('a state that nobody compares', () => {
    const code = platform?.code.replace(/^.*status: 403.*\n/m, '') ?? '';
    expect(does(code, STATE_IS_COMPARED, CODE_IS_EXCHANGED)).toBe(false);
  });

  test('a body that is parsed first', () => {
    const parsed = 'const event = JSON.parse(rawBody);';
    const code = shop?.code.replace('const genuine =', `${parsed}\n    const genuine =`) ?? '';
    expect(code).toContain(parsed);
    expect(does(code, SIGNATURE_IS_CHECKED, BODY_IS_PARSED)).toBe(false);
  });
});
