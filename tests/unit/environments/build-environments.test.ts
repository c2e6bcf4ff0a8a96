import { describe, expect, it } from 'vitest';
import { buildEnvironments, changeText } from '../../../generator/environments/build-environments';
import type { ApiModel, Server } from '../../../generator/model/api-model';
import { codeText } from '../../../generator/snippets/code';
import { buildSnippets } from '../../../generator/snippets/build-snippets';
import { languages } from '../../../generator/snippets/languages';
import { model, operation } from '../snippets/support/build-operation';

const account = [{ name: 'account', default: 'demo' }];
const live: Server = {
  url: 'https://{account}.bills.example/v1',
  description: 'Live',
  variables: account,
  keyPrefixes: ['sk_live_'],
};
const sandbox: Server = {
  url: 'https://{account}.sandbox.bills.example/v1',
  description: 'Sandbox',
  variables: account,
  keyPrefixes: ['sk_test_'],
};
const basic = { schemes: [{ id: 'basic', scopes: [] }] };
const bearer = { schemes: [{ id: 'bearer', scopes: [] }] };

function api(partial: Partial<ApiModel> = {}, security = [basic, bearer]): ApiModel {
  return model({
    servers: [live, sandbox],
    securitySchemes: [
      { id: 'basic', type: 'http', scheme: 'basic' },
      { id: 'bearer', type: 'http', scheme: 'bearer' },
    ] as ApiModel['securitySchemes'],
    extensions: { 'example-credentials': { basic: 'sk_test_EXAMPLE:', bearer: 'at_EXAMPLE' } },
    operations: [operation({ security, method: 'get' }), operation({ security: [], method: 'delete' })],
    ...partial,
  });
}

/** The first snippet of the API in a language, for a server and credentials. */
function changed(language: string, server: number, position: number): string {
  const { servers, languages: forms } = buildEnvironments(api());
  const [first] = buildSnippets(api())[0]!.requests;
  const text = codeText(first!.snippets.find((one) => one.language === language)!.code);
  return changeText(text, forms[language]!, servers[server]!, position);
}

describe('what readers choose from', () => {
  it('is the servers that differ in their host, the one in the pages first', () => {
    const { servers, credentials, keys } = buildEnvironments(api());
    expect(servers).toEqual([
      { label: 'Sandbox', template: sandbox.url, keyPrefixes: ['sk_test_'], readsKeys: false },
      {
        label: 'Live',
        template: live.url,
        keyPrefixes: ['sk_live_'],
        readsKeys: true,
        host: { from: 'sandbox.bills.example', to: 'bills.example' },
      },
    ]);
    expect(credentials).toEqual([['apiKey'], ['accessToken']]);
    expect(keys).toEqual(['apiKey', 'accessToken']);
  });

  it.each<[what: string, servers: Server[]]>([
    ['there is one', [live]],
    ['there is none', []],
    ['the paths differ', [sandbox, { ...live, url: 'https://{account}.bills.example/v2' }]],
    ['the schemes differ', [sandbox, { ...live, url: 'http://{account}.bills.example/v1' }]],
    ['the variables differ', [sandbox, { ...live, url: 'https://bills.example/v1', variables: [] }]],
    ['the whole host is a variable', [{ ...sandbox, url: '{host}/v1' }, live]],
  ])('does not include servers if %s', (_, servers) => {
    expect(buildEnvironments(api({ servers })).servers.length).toBeLessThan(2);
  });

  it('is not how to authenticate if there is one way or none', () => {
    expect(buildEnvironments(api({}, [bearer]))).toMatchObject({ credentials: [], keys: ['accessToken'] });
    expect(buildEnvironments(api({}, []))).toMatchObject({ credentials: [], keys: [] });
  });

  it('reads no key from the environment if no server is a sandbox', () => {
    const servers = [
      { ...live, description: 'Europe', url: 'https://{account}.eu.example' },
      { ...live, description: 'America', url: 'https://{account}.us.example' },
    ];
    const { servers: found } = buildEnvironments(api({ servers }));
    expect(found.map(({ label, readsKeys }) => [label, readsKeys])).toEqual([
      ['Europe', false],
      ['America', false],
    ]);
  });

  it('does not include servers if that would change more than the host of a snippet', () => {
    const trap = operation({ method: 'get', path: '/sandbox.bills.example' });
    expect(buildEnvironments(api({ operations: [trap] })).servers).toHaveLength(1);
  });
});

describe.each(languages)('a $id snippet', ({ id }) => {
  it('for the live server has its host, and reads the key from the environment', () => {
    const code = changed(id, 1, 0);
    expect(code).toContain('.bills.example/v1');
    expect(code).not.toContain('sandbox');
    expect(code).not.toContain('sk_test_');
    expect(code).toMatch(/\bAPI_KEY\b/);
  });

  it('with an access token sends it, and no key', () => {
    const code = changed(id, 0, 2);
    expect(code).toContain('at_EXAMPLE');
    expect(code).toContain('Bearer ');
    expect(code).not.toContain('sk_test_');
    expect(changed(id, 1, 2)).not.toContain('at_EXAMPLE');
  });
});
