import { describe, expect, it } from 'vitest';
import { buildHttpRequest } from '../../../../generator/emit/snippets/http-request';
import { codeText } from '../../../../generator/emit/snippets/code';
import { curl } from '../../../../generator/emit/snippets/languages/curl';
import { model, operation } from '../support/build-operation';

const api = model({
  servers: [{ url: 'https://{account}.example/api', variables: [{ name: 'account', default: 'demo' }] }],
  securitySchemes: [{ id: 'key', notes: [], deprecated: false, type: 'http', scheme: 'basic' }],
  extensions: { 'example-credentials': { key: 'sk_test_EXAMPLE:' } },
});
const security = [{ schemes: [{ id: 'key', scopes: [] }] }];

describe('curl', () => {
  it.each([
    { method: 'get' as const, want: "curl 'https://demo.example/api/things' \\\n  --fail" },
    { method: 'put' as const, want: "/things' \\\n  --request PUT \\\n" },
    { method: 'delete' as const, want: "/things' \\\n  --request DELETE \\\n" },
  ])('says the method of a $method', ({ method, want }) => {
    const given = operation({ method, security, requests: [{ name: 'default', parameters: [] }] });
    expect(codeText(curl.emit(buildHttpRequest(given, given.requests[0]!, api)))).toContain(want);
  });

  it('reads like a command of a person', () => {
    const body = { mediaType: 'application/json', value: { name: "Zoë's" } };
    const given = operation({
      method: 'post',
      security,
      requests: [{ name: 'default', parameters: [], body }],
    });
    expect(codeText(curl.emit(buildHttpRequest(given, given.requests[0]!, api)))).toMatchInlineSnapshot(`
      "curl 'https://demo.example/api/things' \\
        --request POST \\
        --fail-with-body \\
        --user 'sk_test_EXAMPLE:' \\
        --header 'Accept: application/json' \\
        --header 'Content-Type: application/json' \\
        --data @- <<'JSON'
      {
        "name": "Zoë's"
      }
      JSON
      "
    `);
  });

  it('shows the query as readers think of it', () => {
    const given = operation({ security }, [
      { in: 'query', name: 'q', value: "Zoë's" },
      { in: 'query', name: 'limit', value: 25 },
    ]);
    expect(codeText(curl.emit(buildHttpRequest(given, given.requests[0]!, api)))).toMatchInlineSnapshot(`
      "curl 'https://demo.example/api/things' \\
        --fail-with-body \\
        --user 'sk_test_EXAMPLE:' \\
        --header 'Accept: application/json' \\
        --get \\
        --data-urlencode 'q=Zoë'\\''s' \\
        --data-urlencode 'limit=25'
      "
    `);
  });
});
