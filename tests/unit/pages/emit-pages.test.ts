import type { Json, JsonObject } from '#core/json/json';
import { evaluateSync } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { GeneratedFile } from '../../../generator/run/files/generated-file';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import type { OperationSnippets } from '../../../generator/emit/snippets/operation-snippets';
import { doc } from '../../builders/description';
import { referenceTo } from '../../builders/reference-to';
import { holds } from '../../specified/holds';

const json = (schema: Json, rest = {}) => ({ 'application/json': { schema, ...rest } });

const invoices = doc({
  info: { title: 'Abaco API', version: '1', description: 'How to *call* it.' },
  servers: [{ url: 'https://{account}.abaco.example/api', variables: { account: { default: 'demo' } } }],
  tags: [{ name: 'Invoices', description: 'Bills.' }, { name: 'Webhooks' }],
  security: [{ basicAuth: [] }],
  paths: {
    '/invoices': {
      get: {
        operationId: 'listInvoices',
        summary: 'List invoices',
        tags: ['Invoices'],
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 }, example: 25 }],
        responses: {
          200: { description: 'A page.', content: json({ type: 'array', items: referenceTo('Invoice') }) },
          429: {
            description: 'Too many.',
            content: json(referenceTo('Error'), { example: { error: 'Wait.' } }),
          },
        },
      },
      post: {
        operationId: 'createInvoice',
        summary: 'Create an invoice',
        tags: ['Invoices'],
        requestBody: {
          required: true,
          content: json(referenceTo('Invoice'), { examples: { default: { value: { total: 1 } } } }),
        },
        responses: {
          201: {
            description: 'It.',
            headers: { 'X-Id': { schema: { type: 'integer' } } },
            content: json(referenceTo('Invoice')),
          },
          422: { description: 'No.', content: json(referenceTo('Error')) },
          429: {
            description: 'Too many.',
            content: json(referenceTo('Error'), { example: { error: 'Wait.' } }),
          },
        },
      },
    },
    '/webhooks': {
      get: {
        operationId: 'listWebhooks',
        summary: 'List webhooks',
        tags: ['Webhooks'],
        responses: { 200: {}, 429: {} },
      },
    },
  },
  webhooks: {
    'invoice.created': {
      post: {
        operationId: 'invoiceCreated',
        summary: 'Invoice created',
        requestBody: { content: json({ properties: { object: referenceTo('Invoice') } }) },
        responses: { '2XX': { description: 'Thanks.' } },
      },
    },
  },
  components: {
    securitySchemes: { basicAuth: { type: 'http', scheme: 'basic' } },
    schemas: {
      Error: { properties: { error: { type: 'string' } } },
      Invoice: {
        title: 'Invoice',
        description: 'A bill.',
        properties: { id: { readOnly: true }, total: { type: 'integer' } },
      },
    },
  },
  'x-decisions': { 'D-2': { basis: 'choice', text: 'So.' }, 'D-1': { basis: 'public', text: 'Known.' } },
});

const snippets: OperationSnippets[] = [
  {
    operationId: 'createInvoice',
    requests: [
      {
        name: 'default',
        readerValues: [{ name: 'account', value: 'demo' }],
        snippets: [
          {
            language: 'curl',
            label: 'curl',
            grammar: 'bash',
            code: ["curl '", { text: 'demo', mark: { kind: 'reader-value', name: 'account' } }, "'"],
          },
        ],
      },
    ],
  },
];

async function emit(
  description: BundledDescription,
  known: readonly OperationSnippets[] = snippets,
): Promise<Map<string, string>> {
  const files: GeneratedFile[] = await emitPages(
    buildReference(createWordingContext(buildApiModel(description)), known),
  );
  return new Map(files.map(({ path, content }) => [path, content]));
}

function read<Data>(files: Map<string, string>, path: string): Data {
  return JSON.parse(files.get(path) ?? 'null') as Data;
}

describe('emitPages', () => {
  test('the page of conventions names its sections', holds('conventions.sections'), async () => {
    const description = 'Hello.\n\n## Call it\n\nSo.\n\n## What may fail\n\nThis.';
    const files = await emit({ ...invoices, info: { title: 'Abaco API', version: '1', description } });
    expect(files.get('pages/conventions.mdx')).toContain(
      'description: "What holds for every operation. Sections: Servers, Call it, What may fail."',
    );
  });

  test(
    'writes a page and its data for every operation, event, tag and object',
    holds('pages.everything'),
    async () => {
      expect([...(await emit(invoices)).keys()].toSorted()).toEqual([
        'pages/decisions.json',
        'pages/decisions.mdx',
        'pages/errors.json',
        'pages/errors.mdx',
        'pages/index.json',
        'pages/index.mdx',
        'pages/invoices/create-invoice.json',
        'pages/invoices/create-invoice.mdx',
        'pages/invoices/index.json',
        'pages/invoices/index.mdx',
        'pages/invoices/list-invoices.json',
        'pages/invoices/list-invoices.mdx',
        'pages/objects/error.json',
        'pages/objects/error.mdx',
        'pages/objects/index.json',
        'pages/objects/index.mdx',
        'pages/objects/invoice.json',
        'pages/objects/invoice.mdx',
        'pages/sidebar.json',
        'pages/webhooks/index.json',
        'pages/webhooks/index.mdx',
        'pages/webhooks/invoice-created.json',
        'pages/webhooks/invoice-created.mdx',
        'pages/webhooks/list-webhooks.json',
        'pages/webhooks/list-webhooks.mdx',
      ]);
    },
  );

  test('writes a small page that a person can read', async () => {
    expect((await emit(invoices)).get('pages/invoices/create-invoice.mdx')).toMatchInlineSnapshot(`
      "---
      title: "Create an invoice"
      meta_title: "Create an invoice: POST /invoices"
      description: "Create an invoice"
      meta_description: "Create an invoice. POST /invoices: what you send, what you get back, and code for the call."
      slug: "/invoices/create-invoice/"
      hide_title: true
      hide_table_of_contents: true
      custom_edit_url: null
      ---

      import data from "./create-invoice.json";

      <OperationPage data={data} />
      "
    `);
  });

  test('groups the sidebar: pages about the API, tags, events, objects that are returned', async () => {
    const sidebar = read<
      { label: string; link?: { id: string }; items?: { id: string; className?: string }[] }[]
    >(await emit(invoices), 'pages/sidebar.json');
    expect(sidebar.map(({ label, link, items }) => [label, link?.id, items?.map(({ id }) => id)])).toEqual([
      ['Overview', undefined, undefined],
      ['Errors', undefined, undefined],
      ['Invoices', 'invoices/index', ['invoices/list-invoices', 'invoices/create-invoice']],
      ['Webhooks', 'webhooks/index', ['webhooks/list-webhooks']],
      ['Events', undefined, ['webhooks/invoice-created']],
      ['Objects', 'objects/index', ['objects/invoice']],
    ]);
    expect(sidebar[2]?.items?.[1]?.className).toBe('api-method api-method--post');
  });

  test('lists the decisions on a separate page', async () => {
    expect(read(await emit(invoices), 'pages/decisions.json')).toEqual({
      decisions: [
        { id: 'D-1', basis: 'public', html: '<p>Known.</p>' },
        { id: 'D-2', basis: 'choice', html: '<p>So.</p>' },
      ],
    });
  });

  test('gives a key to entries of one label', async () => {
    const operation = (operationId: string) => ({
      get: { operationId, summary: 'Same', tags: ['Bills'], responses: { 200: { description: 'ok' } } },
    });
    const files = await emit(doc({ paths: { '/a': operation('listA'), '/b': operation('listB') } }));
    const [, bills] = read<{ key?: string; items?: { key?: string }[] }[]>(files, 'pages/sidebar.json');
    expect(bills?.key).toBeUndefined();
    expect(bills?.items?.map(({ key }) => key)).toEqual(['bills/list-a', 'bills/list-b']);
  });

  test('gives the events a separate key where a tag has the same name', async () => {
    const paths = { '/a': { get: { operationId: 'listA', tags: ['Events'], responses: {} } } };
    const webhooks = { 'thing.made': { post: { summary: 'Thing made', responses: {} } } };
    const files = await emit(doc({ tags: [{ name: 'Webhooks' }], paths, webhooks }));
    const sidebar = read<{ label: string; key?: string }[]>(files, 'pages/sidebar.json');
    const keys = sidebar.filter(({ label }) => label === 'Events').map(({ key }) => key);
    expect(keys).toEqual(['events/index', 'webhooks/index']);
  });

  test('puts tags under the labels of their groups, without markup of theirs', async () => {
    const groups = [{ name: 'Bills <b>& more', tags: ['Webhooks', 'Invoices', 'No such tag'] }];
    const files = await emit({ ...invoices, 'x-tagGroups': groups });
    const items = read<{ label?: string; value?: string }[]>(files, 'pages/sidebar.json');
    expect(items.map(({ label, value }) => label ?? value)).toEqual([
      'Overview',
      'Errors',
      'Bills &lt;b&gt;&amp; more',
      'Invoices',
      'Webhooks',
      'Data',
      'Events',
      'Objects',
    ]);
  });

  test('documents an operation completely', async () => {
    expect(read(await emit(invoices), 'pages/invoices/create-invoice.json')).toMatchObject({
      id: 'createInvoice',
      tag: { label: 'Invoices', href: '/api/invoices/' },
      security: {
        alternatives: [
          { schemes: [{ id: 'basicAuth', label: 'HTTP basic', href: '/api/#basicAuth', scopes: [] }] },
        ],
      },
      requestBody: {
        required: true,
        content: [
          {
            mediaType: 'application/json',
            schema: { fields: [{ id: 'request.total' }] },
            examples: [{ id: 'example.request.default', name: 'default', grammar: 'json' }],
          },
        ],
      },
      responses: [
        {
          status: '201',
          name: 'Created',
          headers: [{ id: '201.header.X-Id' }],
          content: [
            { schema: { fields: [{ id: '201.id' }, { id: '201.total' }] }, examples: [{ isSample: true }] },
          ],
        },
      ],
      errors: [
        {
          status: '422',
          name: 'Unprocessable Content',
          content: [{ schema: { type: [{ label: 'Error', href: '/api/objects/error/' }] } }],
        },
        { status: '429' },
      ],
      readerValues: [{ name: 'account', value: 'demo' }],
      languages: [{ id: 'curl', label: 'curl' }],
      requests: [
        {
          name: 'default',
          snippets: [
            {
              language: 'curl',
              grammar: 'bash',
              code: ["curl '", { text: 'demo', mark: { kind: 'reader-value', name: 'account' } }, "'"],
            },
          ],
        },
      ],
    });
  });

  test('tells each object where it is used', async () => {
    const files = await emit(invoices);
    expect(read<{ usedBy: unknown }>(files, 'pages/objects/invoice.json').usedBy).toEqual([
      { label: 'List invoices', href: '/api/invoices/list-invoices/', role: 'response', at: '200' },
      { label: 'Create an invoice', href: '/api/invoices/create-invoice/', role: 'request', at: 'request' },
      { label: 'Create an invoice', href: '/api/invoices/create-invoice/', role: 'response', at: '201' },
      {
        label: 'invoice.created',
        href: '/api/webhooks/invoice-created/',
        role: 'event',
        at: 'request.object',
      },
    ]);
    expect(read<{ usedBy: unknown }>(files, 'pages/objects/error.json').usedBy).toEqual([]);
  });

  test('documents every error status once', holds('errors.catalogue'), async () => {
    const { errors } = read<{
      errors: {
        status: string;
        operations: unknown[];
        everyOperation?: true;
        content: { examples: unknown[] }[];
      }[];
    }>(await emit(invoices), 'pages/errors.json');
    expect(
      errors.map(({ status, operations, everyOperation }) => [status, operations.length, everyOperation]),
    ).toEqual([
      ['422', 1, undefined],
      ['429', 0, true],
    ]);
    expect(errors[1]?.content[0]?.examples).toHaveLength(1);
  });

  test('starts with how to call the API', holds('security.header'), async () => {
    expect(read(await emit(invoices), 'pages/index.json')).toMatchObject({
      title: 'Abaco API',
      html: '<p>How to <em>call</em> it.</p>',
      servers: [
        { url: 'https://{account}.abaco.example/api', variables: [{ name: 'account', default: 'demo' }] },
      ],
      securitySchemes: [{ id: 'basicAuth', label: 'HTTP basic', kind: 'Header Authorization: Basic …' }],
      groups: [{ tags: [{ name: 'Invoices', href: '/api/invoices/' }, { name: 'Webhooks' }] }],
      objects: { label: '1 object', href: '/api/objects/' },
      events: { label: '1 event', href: '/api/webhooks/invoice-created/' },
      decisions: '/api/decisions/',
    });
  });

  test('shows the call that needs the least, and the limits that the description has', async () => {
    const responses = { '200': { description: 'OK' } };
    const page = { name: 'page', in: 'query', schema: { type: 'integer' } };
    const description = doc({
      paths: {
        '/a': { get: { operationId: 'list', parameters: [page], responses } },
        '/hello': { get: { operationId: 'hello', responses } },
        '/b': { post: { operationId: 'create', responses } },
      },
      'x-limits': { rate: { calls: 100, windowSeconds: 15 } },
      'x-accept': { header: 'Accept', current: '2024' },
    });
    const known = ['list', 'hello', 'create'].map((operationId) => ({ operationId, requests: [] }));
    expect(read(await emit(description, known), 'pages/index.json')).toMatchObject({
      call: { id: 'hello', responses: [{ status: '200' }], errors: [] },
      facts: [
        { label: 'Version', text: '2024, in the Accept header' },
        { label: 'Rate limit', text: '100 calls in 15 seconds' },
      ],
    });
  });

  test('lists the events on the page of the tag Webhooks', async () => {
    const files = await emit(invoices);
    expect(read(files, 'pages/webhooks/index.json')).toMatchObject({
      events: [{ event: 'invoice.created' }],
    });
    expect(read(files, 'pages/invoices/index.json')).not.toHaveProperty('events');
  });

  test('gives the same bytes twice', async () => {
    const [one, other] = [await emit(invoices), await emit(invoices)];
    expect([...one]).toEqual([...other]);
  });

  test('writes pages for a description without operations', async () => {
    const files = await emit(doc({ components: { schemas: { A: { type: 'string' } } } }));
    expect(files.has('pages/objects/a.mdx')).toBe(true);
    expect(files.has('pages/index.mdx')).toBe(true);
  });

  test('writes a page for every method and for paths of any form', async () => {
    const ok = { responses: { 200: {} } };
    const files = await emit(
      doc({
        openapi: '3.2.0',
        paths: {
          '/{a}': { query: { operationId: 'queryA', ...ok }, trace: { operationId: 'traceA', ...ok } },
          '/{b}': { get: { operationId: 'getB', ...ok } },
          '/x/{unclosed': { get: { operationId: 'getX', ...ok } },
          '/y?z=(*)#[': { get: { operationId: 'getY', ...ok } },
        },
      }),
    );
    for (const slug of ['query-a', 'trace-a', 'get-b', 'get-x', 'get-y']) {
      expect(files.has(`pages/operations/${slug}.mdx`)).toBe(true);
    }
  });
});

describe('a hostile description', () => {
  const attacks = [
    '<amount>',
    '<img src=x onerror="alert(1)">',
    '</script><script>alert(1)</script>',
    'import x from "y"',
    'export const x = 1',
    '{process.exit()}',
    '[a](javascript:alert(1))',
    '---\ntitle: x\n---\n\nimport y from "z"\n\n{y}',
  ];

  function hostile(attack: string): BundledDescription {
    const schema: JsonObject = {
      title: attack,
      description: attack,
      properties: {
        [attack]: {
          description: attack,
          enum: [attack],
          default: attack,
          examples: [attack],
          pattern: attack,
          'x-enumDescriptions': { [attack]: attack },
        },
      },
      oneOf: [{ title: attack, required: [attack] }, { const: attack }],
    };
    const response: JsonObject = {
      description: attack,
      headers: { [attack]: { description: attack, schema } },
      content: { [attack]: { schema, example: attack } },
    };
    const operation: JsonObject = {
      operationId: attack,
      summary: attack,
      description: attack,
      tags: [attack],
      parameters: [{ name: attack, in: 'query', description: attack, schema }],
      requestBody: {
        description: attack,
        content: {
          [attack]: {
            schema,
            examples: { [attack]: { summary: attack, description: attack, value: attack } },
          },
        },
      },
      responses: { 200: response, [attack]: response, 404: response },
      security: [{ [attack]: [attack] }],
    };
    return doc({
      info: { title: attack, version: attack, description: attack },
      servers: [
        {
          url: attack,
          description: attack,
          variables: { [attack]: { default: attack, description: attack } },
        },
      ],
      tags: [{ name: attack, description: attack }],
      paths: { [`/${attack}`]: { post: operation } },
      webhooks: { [attack]: { post: operation } },
      components: {
        schemas: { [attack]: schema },
        securitySchemes: { [attack]: { type: 'apiKey', in: 'header', name: attack, description: attack } },
      },
      'x-decisions': { [attack]: { basis: 'public', text: attack } },
    });
  }

  test.each(attacks)('puts no code into a page: %j', async (attack) => {
    const files = await emit(hostile(attack));
    const sources = [...files].filter(([path]) => path.endsWith('.mdx'));
    expect(sources).toHaveLength(9);
    for (const [, source] of sources) {
      const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
      expect(parse(frontMatter)).toMatchObject({ custom_edit_url: null });
      expect(body.match(/^(?:import|export)\b.*/gm)).toEqual([
        expect.stringMatching(/^import data from "\.\/[a-z0-9-]+\.json";$/),
      ]);
      expect(body.match(/\{(?!data\}|\/\* #[\w.-]+ \*\/\})/g)).toBeNull();
      expect(body.match(/<(?![A-Z][A-Za-z]+ data=\{data\})/g)).toBeNull();
      expect(() => evaluateSync(body.replace(/^import data.*$/m, ''), runtime)).not.toThrow();
    }
  });

  test.each(attacks)('puts no markup into the data: %j', async (attack) => {
    const files = await emit(hostile(attack));
    for (const [path, content] of files) {
      if (!path.endsWith('.json')) continue;
      for (const html of htmlIn(JSON.parse(content) as Json)) {
        expect(html).not.toMatch(/<(?:script|img|amount)\b/i);
        expect(html).not.toMatch(/(?:href|src)="?javascript:/i);
      }
    }
  });

  function htmlIn(value: Json): string[] {
    if (Array.isArray(value)) return value.flatMap(htmlIn);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, member]) =>
      key === 'html' && typeof member === 'string' ? [member] : htmlIn(member),
    );
  }
});
