import { describe, expect, it } from 'vitest';
import { codeText } from '../../../../generator/emit/snippets/code';
import { python } from '../../../../generator/emit/snippets/languages/python';
import { readableRequest, shortRequest } from '../support/readable-request';

describe('Python', () => {
  it('reads like code of a person', () => {
    expect(codeText(python.emit(readableRequest()))).toMatchInlineSnapshot(`
      "import requests

      ACCOUNT = "demo"
      API_KEY = "sk_test_EXAMPLE"

      response = requests.put(
          f"https://{ACCOUNT}.example/api/things/7",
          auth=(API_KEY, ""),
          headers={"Accept": "application/json"},
          params={"limit": 25},
          json={
              "name": "Zoë",
              "active": True,
              "note": None,
              "tags": ["a", "b"],
              "address": {},
          },
      )
      if not response.ok:
          raise RuntimeError(f"{response.status_code} {response.text}")

      print(response.json())
      "
    `);
  });

  it('does not stop at the error that is the only response', () => {
    const lines = codeText(python.emit(shortRequest('never')))
      .trimEnd()
      .split('\n');
    expect(lines.slice(-6).join('\n')).toMatchInlineSnapshot(`
      "    f"https://{ACCOUNT}.example/api/things",
          auth=(API_KEY, ""),
          headers={"Accept": "application/json"},
      )

      print(response.status_code, response.text)"
    `);
  });
});
