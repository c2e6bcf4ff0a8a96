import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { MASK } from '#core/paste/mask-secrets';
import { parse, READ } from '#core/paste/parse';

const BODY = { errors: { country: ['is invalid'] } };
const TEXT = JSON.stringify(BODY);

describe('input is read as what it is', () => {
  test('a command with curl, with its body in the text that follows', () => {
    const command = [
      "curl 'https://api.example/v1/contacts' \\",
      '  --request POST \\',
      "  --user 'sk_live_abcdefgh:' \\",
      "  --header 'Content-Type: application/json' \\",
      "  --data @- <<'JSON'",
      '{"country": "Germany"}',
      'JSON',
    ].join('\n');
    expect(parse(command)).toMatchObject({
      kind: 'curl',
      method: 'POST',
      address: 'https://api.example/v1/contacts',
      sent: { country: 'Germany' },
      values: [],
    });
  });

  test('what `curl -v` prints: the request, the response and notes', () => {
    const shown = [
      '* Connected to api.example (198.51.100.4) port 443',
      '> POST /v1/contacts HTTP/2',
      '> Host: api.example',
      '> authorization: Basic c2tfbGl2ZTo=',
      '>',
      '< HTTP/2 422',
      '< content-type: application/json',
      '<',
      TEXT,
      '* Connection #0 to host api.example left intact',
    ].join('\n');
    expect(parse(shown)).toMatchObject({
      kind: 'response',
      method: 'POST',
      address: '/v1/contacts',
      status: 422,
      headers: { host: 'api.example', authorization: MASK, 'content-type': 'application/json' },
      values: [BODY],
    });
  });

  test('a recording: the exchange that failed', () => {
    const entry = (status: number, url: string) => ({
      request: {
        method: 'POST',
        url,
        headers: [{ name: 'Authorization', value: 'Bearer abcdefgh1' }],
        postData: { mimeType: 'application/json', text: '{"country":"Germany"}' },
      },
      response: { status, headers: [], content: { text: TEXT } },
    });
    const text = JSON.stringify({
      log: { entries: [entry(200, 'https://a.example/x'), entry(422, 'https://a.example/y')] },
    });
    expect(parse(text)).toMatchObject({
      kind: 'har',
      address: 'https://a.example/y',
      status: 422,
      sent: { country: 'Germany' },
      values: [BODY],
    });
    expect(parse(text.slice(0, -40))).toMatchObject({
      kind: 'har',
      status: 422,
      address: 'https://a.example/y',
    });
  });

  test('JSON', () => {
    expect(parse(TEXT)).toMatchObject({ kind: 'json', values: [BODY] });
  });
});

/** Output of the eight languages of the snippets, and of loggers. Each names the field and says what is wrong. */
const PRINTED: Record<string, string> = {
  'curl --fail-with-body': `curl: (22) The requested URL returned error: 422\n${TEXT}`,
  typescript: `/srv/app/src/sync.ts:31\n  throw new Error(\`\${response.status} \${JSON.stringify(error)}\`);\n        ^\n\nError: 422 ${TEXT}\n    at send (/srv/app/src/sync.ts:31:9)\n    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)`,
  'javascript, inspected': `Error: 422\n    at send (file:///srv/app/sync.mjs:12:9) {\n  status: 422,\n  body: { errors: { country: [ 'is invalid' ] } }\n}`,
  python: `Traceback (most recent call last):\n  File "/srv/app/sync.py", line 31, in <module>\n    raise RuntimeError(f"{response.status_code} {response.text}")\nRuntimeError: 422 ${TEXT}`,
  'python, printed': `RuntimeError: 422 {'errors': {'country': ['is invalid']}}`,
  ruby: `sync.rb:31:in '<main>': 422 ${TEXT} (RuntimeError)`,
  'ruby, inspected': `sync.rb:31:in \`<main>': 422 {"errors"=>{"country"=>["is invalid"]}} (RuntimeError)`,
  'ruby 3.4, inspected': `sync.rb:31:in 'Object#send': 422 {errors: {country: ["is invalid"]}} (RuntimeError)`,
  php: `PHP Fatal error:  Uncaught RuntimeException: 422 ${TEXT} in /srv/app/sync.php:31\nStack trace:\n#0 {main}\n  thrown in /srv/app/sync.php on line 31`,
  go: `2024/11/30 12:00:00 422 Unprocessable Entity: ${TEXT}\nexit status 1`,
  java: `Exception in thread "main" java.lang.RuntimeException: 422 ${TEXT}\n\tat Main.main(Main.java:31)`,
  'java, a map': `java.lang.IllegalStateException: status 422 {errors={country=[is invalid]}}\n\tat shop.Sync.send(Sync.java:31)`,
  'a log that escapes': `{"level":"error","msg":"call failed","status":422,"body":"{\\"errors\\":{\\"country\\":[\\"is invalid\\"]}}"}`,
  'a log that escapes twice': `{"log":"{\\"status\\":422,\\"body\\":\\"{\\\\\\"errors\\\\\\":{\\\\\\"country\\\\\\":[\\\\\\"is invalid\\\\\\"]}}\\"}\\n","stream":"stderr"}`,
  'a line of text': `2024-11-30T12:00:00Z ERROR billing status=422 body="{\\"errors\\":{\\"country\\":[\\"is invalid\\"]}}"`,
};

describe('the trace or log of a program has the status and the body of the response', () => {
  test.each(Object.entries(PRINTED))('%s', (_, text) => {
    const { status, values } = parse(text);
    expect(status).toBe(422);
    expect(
      values
        .map((value) => JSON.stringify(value))
        .some((value) => value.includes(TEXT) || value.includes('"country":["is invalid"]')),
    ).toBe(true);
  });
});

describe('secrets are masked', () => {
  test.each([
    'Authorization: Basic c2VjcmV0LXZhbHVl',
    'authorization: Bearer SECRET-VALUE-1',
    "curl -u 'SECRET-VALUE:' https://a.example",
    'curl --user SECRET-VALUE: https://a.example',
    "curl -H 'X-Api-Key: SECRET-VALUE' https://a.example",
    'GET https://SECRET-VALUE:x@a.example/contacts',
    'GET https://a.example/contacts?api_key=SECRET-VALUE&limit=3',
    '{"access_token":"SECRET-VALUE","country":"DE"}',
    '{"client_secret": "SECRET VALUE"}',
    '{"body":"{\\"password\\":\\"SECRET-VALUE\\"}"}',
    '{"body":"{\\\\\\"refresh_token\\\\\\":\\\\\\"SECRET-VALUE\\\\\\"}"}',
    "{'auth_key': 'SECRET-VALUE'}",
    '{"auth_key"=>"SECRET-VALUE"}',
    'refresh_token=SECRET-VALUE&grant_type=refresh_token',
    '{"name":"Cookie","value":"id=SECRET-VALUE; other=1"}',
    '{"name": "Authorization",\n  "value": "Basic SECRETVALUE"}',
    'Set-Cookie: sid=SECRET-VALUE; HttpOnly',
    "auth=('SECRET-VALUE', '')",
    'request.basic_auth("SECRET-VALUE", "")',
    'req.SetBasicAuth("SECRET-VALUE", "")',
    'the key sk_live_SECRET-VALUE is refused',
    'token eyJhbGciOiJIUzI1NiJ9.eyJTRUNSRVQtVkFMVUUi.c2VjcmV0',
    '{"password":"SECRET-VALUE',
    "('Authorization', 'Basic SECRET-VALUE1')",
  ])('in %s', (text) => {
    const shown = JSON.stringify(parse(text));
    expect(shown).not.toMatch(/SECRET[ -]?VALUE|c2VjcmV0|eyJhb/);
    expect(shown).toContain(MASK);
  });

  test('and nothing else is', () => {
    const text =
      'The token of this account is wrong. {"errors":{"tokens":["is invalid"],"country":["is invalid"]}}';
    expect(parse(text).text).toBe(text);
  });
});

describe('any input is read quickly and without an error', () => {
  const deep = (count: number) => `${'{"a":'.repeat(count)}1${'}'.repeat(count)}`;
  test.each<[string, string]>([
    ['10 MB of letters', 'x'.repeat(10_000_000)],
    ['10 MB of JSON', `[${'{"a":"b"},'.repeat(1_000_000)}{}]`],
    ['deep objects', deep(20_000)],
    ['deep lists', `${'['.repeat(60_000)}`],
    ['deep lists in an object', `{"a":${'['.repeat(60_000)}`],
    ['open braces', '{'.repeat(60_000)],
    ['open members', '{"a":'.repeat(13_000)],
    ['open strings', `{"a":"${'\\"'.repeat(30_000)}`],
    ['quotes', '{"\''.repeat(20_000)],
    ['backslashes', `{"${'\\'.repeat(60_000)}`],
    ['commas', `{"a":1${','.repeat(60_000)}`],
    ['spaces', `{"a"${' '.repeat(60_000)}`],
    ['addresses', 'https://'.repeat(8000)],
    ['names of secrets', 'token='.repeat(10_000)],
    ['names of secrets and quotes', `token="`.repeat(9000)],
    ['schemes', 'basic '.repeat(10_000)],
    ['commands', 'curl -u '.repeat(8000)],
    ['start lines', 'HTTP/1.1 422 x\n'.repeat(4000)],
    ['colons', `HTTP/1.1 422\n${':'.repeat(60_000)}`],
    ['a start of a key', `eyJ${'a.'.repeat(30_000)}`],
    ['numbers', '422 '.repeat(16_000)],
    ['control characters', '\u0000\u001b[31m\u202e'.repeat(8000)],
    ['half of a pair', '\ud800'.repeat(1000)],
    ['nothing', ''],
    ['a byte order mark', `\ufeff${TEXT}`],
  ])('%s', (_, text) => {
    const { isCut, text: kept } = parse(text);
    expect(isCut).toBe(text.length > READ);
    expect(kept.length).toBeLessThanOrEqual(READ * 2);
  });

  test('a member called `__proto__` is one like any other', () => {
    const [value] = parse('{"__proto__":{"polluted":true},"constructor":1,"cut":').values as [Json];
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor', 'cut']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
