import { describe, expect, it } from 'vitest';
import { buildEnvironments, changeText } from '../../../generator/emit/environments/build-environments';
import type { ApiModel, Server } from '../../../generator/model/api/api-model';
import { codeText } from '../../../generator/emit/snippets/code';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { addTyped, listTyped } from '../../../generator/emit/clients/calls/add-typed';
import { planClients } from '../../../generator/emit/clients/emit-clients';
import { languages } from '../../../generator/emit/snippets/languages';
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

it('changes the calls of a client, too', () => {
  const own = api({ operations: [operation({ security: [basic, bearer], method: 'get' })] });
  const typed = listTyped(planClients(own, 'Bills', ['python', 'typescript']), own);
  const { languages: forms, servers, credentials } = buildEnvironments(own, undefined, undefined, typed);
  expect(credentials).toHaveLength(2);
  const [first] = addTyped(buildSnippets(own), own, typed)[0]!.requests;
  const texts = first!.snippets.flatMap(({ language, typed: call }) =>
    call ? [changeText(codeText(call.code), forms[`${language}-typed`]!, servers[1]!, 2)] : [],
  );
  expect(texts).toMatchInlineSnapshot(`
    [
      "import { Client } from './bills';

    const account = 'demo';
    const accessToken = process.env.ACCESS_TOKEN!;

    const client = new Client({
      baseUrl: \`https://\${account}.bills.example/v1\`,
      bearer: accessToken,
    });

    const result = await client.listThings();

    console.log(result);
    ",
      "import os

    from bills import Client

    ACCOUNT = "demo"
    ACCESS_TOKEN = os.environ["ACCESS_TOKEN"]

    client = Client(
        base_url=f"https://{ACCOUNT}.bills.example/v1",
        bearer=ACCESS_TOKEN,
    )

    result = client.list_things()
    print(result)
    ",
    ]
  `);
});

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
  ])('does not include servers if %s', (_, servers) => {
    expect(buildEnvironments(api({ servers })).servers.length).toBeLessThan(2);
  });

  it.each<[what: string, servers: Server[]]>([
    ['the paths differ', [sandbox, { ...live, url: 'https://{account}.bills.example/v2' }]],
    ['the schemes differ', [sandbox, { ...live, url: 'http://{account}.bills.example/v1' }]],
    ['the variables differ', [sandbox, { ...live, url: 'https://bills.example/v1', variables: [] }]],
    [
      'there are no variables',
      [sandbox, live].map((one) => ({ ...one, url: one.url.replace('{account}.', '') })),
    ],
    ['a server has no description', [sandbox, { ...live, description: undefined }]],
  ])('is every server, with its address in full, if %s', (_, servers) => {
    const data = buildEnvironments(api({ servers }));
    expect(data.hasWholeAddresses).toBe(true);
    expect(data.servers.map(({ template }) => template)).toEqual(servers.map(({ url }) => url));
    expect(data.servers.map(({ readsKeys }) => readsKeys)).toEqual([false, true]);
    expect(data.values.baseUrl).toMatch(/^https:\/\/(demo\.)?sandbox\.bills\.example\/v1$/);
  });

  it('does not include servers whose addresses would end a string, and tells those of one name apart', () => {
    const one = { description: 'Europe', variables: [] };
    const urls = [
      "https://it's.example",
      'https://$(id).example',
      'https://a.example"+x+"',
      'ftp://a.example',
    ];
    const servers = ['https://a.example', 'https://b.example/{x}', ...urls].map((url) => ({ ...one, url }));
    servers[1]!.variables = [{ name: 'x', default: '1', enum: ['1', '2', "'"] }] as never;
    expect(buildEnvironments(api({ servers })).servers).toMatchObject([
      { label: 'https://a.example', variables: [] },
      { label: 'https://b.example/{x}', variables: [{ name: '{x}', value: '1', enum: ['1', '2'] }] },
    ]);
  });

  it('has the fixed values of variables that are constants', () => {
    const variables = [{ name: 'account-name', default: 'demo', enum: ['demo', 'ada'] }];
    const servers = [{ ...live, url: 'https://{account-name}.bills.example', variables }];
    expect(buildEnvironments(api({ servers })).servers[0]!.variables).toEqual([
      { name: 'accountName', value: 'demo', enum: ['demo', 'ada'] },
    ]);
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
