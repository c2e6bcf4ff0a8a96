import { describe, expect, it } from 'vitest';
import type { SecurityScheme } from '../../../../generator/model/api/api-model';
import { codeText } from '../../../../generator/emit/snippets/code';
import { buildHttpRequest } from '../../../../generator/emit/snippets/http-request';
import { typescript } from '../../../../generator/emit/snippets/languages/typescript';
import { model, operation } from '../support/build-operation';

const key: SecurityScheme = { id: 'key', notes: [], deprecated: false, type: 'http', scheme: 'basic' };
const api = model({
  servers: [{ url: 'https://{account}.example/api', variables: [{ name: 'account', default: 'demo' }] }],
  securitySchemes: [key],
  extensions: { 'example-credentials': { key: 'sk_test_EXAMPLE:' } },
});

function emit(given: ReturnType<typeof operation>, description = api): string {
  return codeText(typescript.emit(buildHttpRequest(given, given.requests[0]!, description)));
}

describe('TypeScript', () => {
  it('reads like code of a person', () => {
    const body = {
      mediaType: 'application/json',
      value: { kind: 'person', first_name: 'Zoë', tags: ['a', 'b'] },
    };
    const parameters = [{ in: 'path' as const, name: 'id', value: 7 }];
    const given = operation(
      {
        method: 'put',
        path: '/things/{id}',
        security: [{ schemes: [{ id: 'key', scopes: [] }] }],
        requests: [{ name: 'default', parameters, body }],
      },
      [{ in: 'path', name: 'id', value: 7 }],
    );
    expect(emit({ ...given, requests: [{ name: 'default', parameters, body }] })).toMatchInlineSnapshot(`
      "import createClient from 'openapi-fetch';
      import type { paths } from './api';

      const account = 'demo';
      const apiKey = 'sk_test_EXAMPLE';

      const client = createClient<paths>({
        baseUrl: \`https://\${account}.example/api\`,
        headers: {
          Authorization: \`Basic \${btoa(\`\${apiKey}:\`)}\`,
          Accept: 'application/json',
        },
      });

      const { data, error, response } = await client.PUT('/things/{id}', {
        params: { path: { id: 7 } },
        body: {
          kind: 'person',
          first_name: 'Zoë',
          tags: ['a', 'b'],
        },
      });
      if (error || !response.ok) {
        throw new Error(\`\${response.status} \${JSON.stringify(error)}\`);
      }

      console.log(data);
      "
    `);
  });

  it('says nothing about a response without content, and expects the error of one that never succeeds', () => {
    const gone = operation({
      responses: [{ status: '410', notes: [], deprecated: false, headers: [], links: [], content: [] }],
    });
    const empty = operation({
      responses: [{ status: '204', notes: [], deprecated: false, headers: [], links: [], content: [] }],
    });
    expect(emit(gone)).toContain('const { error, response } = ');
    expect(emit(gone)).toContain('console.log(response.status, error);');
    expect(emit(gone)).not.toContain('throw');
    expect(emit(empty)).toContain('console.log(response.status);');
  });

  it.each(['client', 'class', 'data', '1st', 'my-account', 'API host', 'ACCOUNT'])(
    'makes a constant of a server variable called %s',
    (name) => {
      const code = emit(
        operation(),
        model({ servers: [{ url: `https://{${name}}.example`, variables: [{ name, default: 'demo' }] }] }),
      );
      const constant = /^const (\w+) = 'demo';$/m.exec(code)?.[1];
      expect(code).toContain(`baseUrl: \`https://\${${constant}}.example\`,`);
      expect(code.match(new RegExp(`const ${constant}\\b`, 'g'))).toHaveLength(1);
    },
  );
});
