import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { getFileLoaderUtils } from '@docusaurus/utils';
import { expect, test } from 'vitest';
import { compilePage } from '../../../../site/fill/compile-page';
import { temporaryFolder } from '../../../builders/temporary-folder';

const METADATA = '@site/../work/page.json';

/** Larger than a picture whose address has its bytes. */
const LARGE = 'x'.repeat(10_001);

/** Compiles a page whose loader changes nothing. @param load another loader. */
function compile(source: string, load = (text: string) => Promise.resolve(text)) {
  const folder = temporaryFolder({
    'page.mdx': source,
    'page.json': '{}',
    'order.json': '{}',
    'chart.svg': '<svg/>',
    'chart.png': LARGE,
    'work/page.json': '{}',
    'work/metadata.json': '{}',
    'work/context.json': '{}',
  });
  const folders = { '@site': path.join(folder, 'site'), '@generated': path.join(folder, 'work') };
  const readHead = () => Promise.resolve({ frontMatter: { title: 'Order' }, metadata: METADATA });
  return {
    folder,
    compiled: compilePage(path.join(folder, 'page.mdx'), { load, readHead }, folders, '/docs/'),
  };
}

test('a page gets React from the shell, and its data from files', async () => {
  const { folder, compiled } = compile(`
import { jsx } from 'react/jsx-runtime';
import data from './page.json';
export { default as metadata } from '@site/../work/metadata.json';
export { default as context } from '@generated/context.json';
export default () => jsx('p', { children: data.text });
`);
  const { code, data } = await compiled;
  expect(data).toEqual({
    './page.json': path.join(folder, 'page.json'),
    '@site/../work/metadata.json': path.join(folder, 'work/metadata.json'),
    '@generated/context.json': path.join(folder, 'work/context.json'),
  });
  const modules: Record<string, unknown> = {
    'react/jsx-runtime': { jsx: (type: string, props: object) => ({ type, props }) },
    './page.json': { text: 'Hello' },
    '@site/../work/metadata.json': { title: 'Page' },
    '@generated/context.json': {},
  };
  const module = { exports: {} as { default: () => unknown; metadata: unknown } };
  runInNewContext(code, { require: (name: string) => modules[name], module, exports: module.exports });
  expect(module.exports.default()).toEqual({ type: 'p', props: { children: 'Hello' } });
  expect(module.exports.metadata).toEqual({ title: 'Page' });
});

test('a page that requires code, a file that is missing or a computed name is refused, with the lines', async () => {
  const { compiled } = compile(`import Chart from './Chart';
import gone from './gone.png';
export default (name) => Chart(gone, require(name));
`);
  await expect(compiled).rejects.toThrow(
    /page\.mdx:1:20 {2}.*`\.\/Chart`[^]*page\.mdx:2:19 {2}.*`\.\/gone\.png`[^]*page\.mdx:3:38 {2}/,
  );
});

test('a page gets the addresses of its files, which the loaders of Docusaurus choose', async () => {
  const loaders = getFileLoaderUtils(true).loaders;
  const linked = `${loaders.inlineMarkdownLinkFileLoader}./page.json`;
  const { folder, compiled } = compile(`import chart from './chart.png';
export default [chart, require('./chart.svg').default, require(${JSON.stringify(`./page.raw!=${linked}`)}).default];
`);
  const { code, data, assets } = await compiled;
  expect(code).not.toContain('-loader');
  expect(data).toEqual({});
  expect(Object.values(assets)).toEqual([
    {
      address: expect.stringMatching(/^\/docs\/assets\/images\/chart-[0-9a-f]{32}\.png$/) as string,
      file: path.join(folder, 'chart.png'),
    },
    {
      address: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
      file: path.join(folder, 'chart.svg'),
    },
    {
      address: expect.stringMatching(/^\/docs\/assets\/files\/page-[0-9a-f]{32}\.json$/) as string,
      file: path.join(folder, 'page.json'),
    },
  ]);
});

test('code that a page shows is not imported', async () => {
  const { compiled } = compile(
    `export default ['require("fs")', \`require("os")\`, "it's require(\\"net\\")"];`,
  );
  expect(await compiled).toMatchObject({ data: {}, assets: {} });
});

const ONE = `---
title: "Order"
---

import data from "./order.json";

<OperationPage data={data} />
`;

test('a page of one component needs no compiler', async () => {
  const { folder, compiled } = compile(ONE, () => Promise.reject(new Error('It is compiled.')));
  const { code, data } = await compiled;
  expect(data).toEqual({
    './order.json': path.join(folder, 'order.json'),
    [METADATA]: path.join(folder, 'work/page.json'),
  });
  const modules: Record<string, unknown> = {
    'react/jsx-runtime': { jsx: (type: string, props: object) => ({ type, props }) },
    '@mdx-js/react': { useMDXComponents: () => ({ OperationPage: 'article' }) },
    './order.json': { default: { id: 'createOrder' } },
    [METADATA]: { default: { permalink: '/api/order/' } },
  };
  const exported = {} as { default: () => unknown };
  runInNewContext(code, { require: (name: string) => modules[name], exports: exported });
  expect(exported.default()).toEqual({ type: 'article', props: { data: { id: 'createOrder' } } });
  expect(exported).toMatchObject({
    frontMatter: { title: 'Order' },
    metadata: { permalink: '/api/order/' },
    toc: [],
  });
});

test.each([
  ['text', ONE.replace('<Op', 'Text\n\n<Op')],
  ['another property', ONE.replace('} />', '} status="400" />')],
  ['a second component', `${ONE}\n<PageSources data={data} />\n`],
])('a page with %s is compiled', async (_, source) => {
  const { compiled } = compile(source, () => Promise.resolve('export const toc = ["compiled"];'));
  expect((await compiled).code).toContain('"compiled"');
});
