import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { javascript } from '../../../../generator/emit/snippets/languages/javascript';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('JavaScript', () => {
  it('reads like code of a person', () => {
    expect(codeText(javascript.emit(readableRequest()))).toMatchInlineSnapshot(`
      "const account = 'demo';
      const apiKey = 'sk_test_EXAMPLE';

      const url = new URL(\`https://\${account}.example/api/things/7\`);
      url.search = new URLSearchParams({ limit: 25 });
      const response = await fetch(url, {
        method: 'PUT',
        headers: {
          Authorization: \`Basic \${btoa(\`\${apiKey}:\`)}\`,
          Accept: 'application/json',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          name: 'Zoë',
          active: true,
          note: null,
          tags: ['a', 'b'],
          address: {},
        }),
      });
      if (!response.ok) {
        throw new Error(\`\${response.status} \${await response.text()}\`);
      }

      console.log(await response.json());
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(javascript.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "    Authorization: \`Basic \${btoa(\`\${apiKey}:\`)}\`,
          Accept: 'application/json',
        },
      });

      console.log(response.status, await response.text());"
    `);
  });
});
