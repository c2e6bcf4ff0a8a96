import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { SearchRecords } from '#core/contracts/search-records';
import type { OperationData } from '#core/contracts/page-data';
import type { Generation } from '../../../generator/run/generation';
import { generate } from '../../../generator/run/pipeline';
import { temporaryFolder } from '../../builders/temporary-folder';
import { COLLIDING, PROJECT } from './colliding';

const run = async (
  project: string,
  files: Readonly<Record<string, string>> = COLLIDING,
): Promise<Generation> => {
  const folder = temporaryFolder({ 'project.yaml': project, ...files });
  return generate(path.join(folder, 'project.yaml'), async (_, work) => work());
};

describe('two descriptions with the same name for everything', () => {
  let files = new Map<string, string>();
  const read = <Content>(name: string) => JSON.parse(files.get(name) ?? '') as Content;

  beforeAll(async () => {
    const { problems, files: made } = await run(PROJECT);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    files = new Map(made.map((file) => [file.path, file.content]));
    expect(files.size).toBe(made.length);
  });

  test.each(['orders', 'billing'])('have their own pages: %s', (name) => {
    const own = [...files.keys()].filter(
      (file) => file.startsWith(`pages/${name}/`) && file.endsWith('.mdx'),
    );
    expect(own.map((file) => file.replace(`pages/${name}/`, '')).toSorted()).toEqual([
      'conventions.mdx',
      'errors.mdx',
      'index.mdx',
      'objects/animal.mdx',
      'objects/cat.mdx',
      'objects/index.mdx',
      'objects/thing.mdx',
      'things/get-thing.mdx',
      'things/index.mdx',
      'things/put-thing.mdx',
      'webhooks/index.mdx',
      'webhooks/thing-created.mdx',
    ]);
    for (const file of own) expect(files.get(file)).toContain(`slug: "/${name}/`);
  });

  test.each([
    ['orders', 'billing', 'Orders'],
    ['billing', 'orders', 'Billing'],
  ])('lead to no page of the other, and say nothing of it: %s', (name, other, title) => {
    const own = [...files].filter(([file]) =>
      new RegExp(`^(pages|text/api|bundle|types|snippets)/${name}/`).test(file),
    );
    expect(own.length).toBeGreaterThan(20);
    const wrong = own.filter(
      ([, text]) =>
        text.includes(`/api/${other}/`) ||
        text.includes(`${other}.example`) ||
        /\/api\/(?!orders\/|billing\/)/.test(text),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
    expect(files.get(`text/api/${name}/objects/thing/index.md`)).toContain(`A thing of ${title}.`);
  });

  test('link to their own operations and objects where descriptions name them', () => {
    expect(files.get('text/api/billing/index.md')).toContain(
      'See [one](/api/billing/things/get-thing/) and [all](/api/billing/objects/thing/).',
    );
  });

  test.each([
    ['orders', 'https://orders.example/v1/things/Orders-1', 'Authorization: Bearer', '9007199254740993'],
    ['billing', 'https://billing.example/v2/things/Billing-1', "--user '", '9007199254740995'],
  ])(
    'have their own servers, credentials and exact numbers in snippets: %s',
    (name, url, credentials, exact) => {
      const { curl } = read<{ curl: string }>(`snippets/${name}/getThing.json`);
      expect(curl).toContain(url);
      expect(curl).toContain(credentials);
      expect(files.get(`pages/${name}/things/get-thing.json`)).toContain(exact);
      const { readerValues = [] } = read<OperationData>(`pages/${name}/things/get-thing.json`);
      expect(readerValues.map((value) => value.name.split('.')[0])).toContain(name);
      expect(readerValues.every((value) => value.name.startsWith(`${name}.`))).toBe(true);
    },
  );

  test('are named in facts, examples and headings of search results', () => {
    const facts = read<Facts>('facts/facts.json');
    expect(Object.keys(facts.operations)).toEqual([
      'billing.getThing',
      'billing.putThing',
      'orders.getThing',
      'orders.putThing',
    ]);
    expect(facts.operations['billing.getThing']).toMatchObject({
      href: '/api/billing/things/get-thing/',
      tag: 'billing.Things',
    });
    expect(Object.entries(facts.tags)).toEqual([
      [
        'orders.Things',
        {
          title: 'Orders: Things',
          href: '/api/orders/things/',
          operationIds: ['orders.getThing', 'orders.putThing'],
        },
      ],
      [
        'billing.Things',
        {
          title: 'Bills: Things',
          href: '/api/billing/things/',
          operationIds: ['billing.getThing', 'billing.putThing'],
        },
      ],
    ]);
    expect(facts.fields['orders.Thing.id']?.href).toBe('/api/orders/objects/thing/#id');
    expect(facts.events['billing.thing.created']?.href).toBe('/api/billing/webhooks/thing-created/');
    expect(Object.keys(read<Examples>('facts/examples.json'))).toContain('orders.getThing');

    const { records } = read<SearchRecords>('search/records.json');
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    const found = records.filter(
      ({ hierarchy, type }) => type === 'lvl1' && hierarchy.lvl1 === 'Get a thing',
    );
    expect(found.map(({ hierarchy, url }) => [hierarchy.lvl0, url])).toEqual([
      ['Orders: Things', '/api/orders/things/get-thing/'],
      ['Bills: Things', '/api/billing/things/get-thing/'],
    ]);
  });

  test('are listed on the first page, and each is a category of the sidebar', () => {
    const text = files.get('text/api/index.md');
    expect(text).toContain('## [Orders](/api/orders/)');
    expect(text).toContain('## [Bills](/api/billing/)');
    expect(text).toContain('[openapi.json](/api/billing/openapi.json)');
    const sidebar = read<{ label: string; items?: { key?: string }[] }[]>('pages/sidebar.json');
    expect(sidebar.map(({ label }) => label)).toEqual(['All APIs', 'Orders', 'Bills']);
    expect(read<object>('project/project.json')).toMatchObject({
      apis: [
        { name: 'orders', title: 'Orders' },
        { name: 'billing', title: 'Bills' },
      ],
      apiVersions: ['Orders 1', 'Bills 1'],
    });
  });
});

test('a mistake is reported where it stands: in the description of its API, or in project.yaml', async () => {
  const broken = COLLIDING['billing/openapi.yaml']!.replace('paths:', 'paths: {}\npaths:');
  const { problems } = await run(PROJECT, { ...COLLIDING, 'billing/openapi.yaml': broken });
  const [error] = problems.filter(({ severity }) => severity === 'error');
  expect(error?.location.file).toMatch(/billing\/openapi\.yaml$/);
});

test.each([
  {
    name: 'a missing description',
    project: PROJECT.replace('orders/openapi.yaml', 'order/openapi.yaml'),
    want: /order\/openapi\.yaml` does not exist/,
    line: 4,
  },
  {
    name: 'equal names',
    project: PROJECT.replace('name: billing', 'name: orders'),
    want: /Two APIs have the name `orders`/,
    line: 5,
  },
  {
    name: 'equal titles',
    project: PROJECT.replace('title: Bills', 'title: Orders'),
    want: /Two APIs have the title `Orders`/,
    line: 5,
  },
  {
    name: 'a name that is part of other addresses',
    project: PROJECT.replace('name: billing', 'name: versions'),
    want: /`versions` is where earlier versions of an API are/,
    line: 5,
  },
  {
    name: 'a name with a slash',
    project: PROJECT.replace('name: billing', 'name: ../x'),
    want: /"\.\.\/x" is not a name of lower-case letters/,
    line: 5,
  },
  {
    name: 'groups of tags',
    project: `${PROJECT}tagGroups: [{ name: All, tags: [Things] }]\n`,
    want: /`tagGroups` groups the tags of one description/,
    line: 6,
  },
  {
    name: 'servers that pages send requests to',
    project: `${PROJECT}console: { servers: ['https://api.shop.example'] }\n`,
    want: /`console` sends requests to the servers of one description/,
    line: 6,
  },
  {
    name: 'the version of one description',
    project: `${PROJECT}announcement: { id: a, text: 'Version {version}' }\n`,
    want: /`\{version\}` is the version of one description/,
    line: 6,
  },
])('reports $name', async ({ project, want, line }) => {
  const { problems, files } = await run(project);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(files).toEqual([]);
  expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(want)]);
  expect(errors[0]?.location).toMatchObject({
    file: expect.stringMatching(/project\.yaml$/) as string,
    line,
  });
});

test.each([
  ['simulator.yaml', 'A simulator'],
  ['versions/1.yaml', 'Earlier versions'],
  ['changes.yaml', 'Notes on changes'],
])('refuses what a site of several APIs does not show: %s', async (file, what) => {
  await expect(run(PROJECT, { ...COLLIDING, [`orders/${file}`]: '{}\n' })).rejects.toThrow(
    `${what} can be shown of one API only`,
  );
});

test('refuses a description next to a project of several, and a project of none', async () => {
  const folder = temporaryFolder({
    'project.yaml': PROJECT,
    'openapi.yaml': COLLIDING['orders/openapi.yaml']!,
  });
  await expect(generate(path.join(folder, 'openapi.yaml'), async (_, work) => work())).rejects.toThrow(
    /lists `apis`, so it is not the project of/,
  );
  await expect(run('name: Shop\nurl: https://docs.shop.example\n')).rejects.toThrow(/lists no `apis`/);
});

test('warns that the versions of an API are not shown', async () => {
  const versions = `${COLLIDING['orders/openapi.yaml']}x-api-versions: [{ version: '1', current: true }]\n`;
  const { problems, files } = await run(PROJECT, { ...COLLIDING, 'orders/openapi.yaml': versions });
  expect(problems.map(({ message }) => message).join('\n')).toContain(
    'The versions of this API (`x-api-versions`)',
  );
  expect(files.some(({ path: name }) => name.includes('pages/orders/changelog'))).toBe(false);
});
