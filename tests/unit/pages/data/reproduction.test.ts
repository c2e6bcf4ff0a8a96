import { expect, test } from 'vitest';
import { formatCommands } from '../../../../generator/pages/data/reproduction';
import { codeText, embeddedJson } from '../../../../generator/snippets/code';

test.each([
  { title: 'is JSON', body: '{"a": 1}', want: [embeddedJson('{"a": 1}')] },
  { title: 'needs an escape of the shell', body: `{"a": "it's"}`, want: [] },
  { title: 'is no JSON', body: '{"a":', want: [] },
])('a body that $title', ({ body, want }) => {
  const request = { method: 'POST', path: '/contacts', headers: {}, body };
  const code = formatCommands({ cause: '', request }, 'http://127.0.0.1:4010/api');
  expect(code.filter((part) => typeof part !== 'string')).toEqual(want);
  expect(codeText(code)).toBe(
    `curl -i -X POST -d '${body.replace("'", "'\\''")}' 'http://127.0.0.1:4010/api/contacts'`,
  );
});
