import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compilePage, type Folders } from '../../../../site/fill/compile-page';
import { temporaryFolder } from '../../../builders/temporary-folder';

const folders: Folders = { '@site': '/project/site', '@generated': '/project/work' };

const METADATA = '@site/../work/page.json';

/** Compiles a page whose loader changes nothing. @param load another loader. */
function compile(source: string, load = (text: string) => Promise.resolve(text)) {
  const folder = temporaryFolder({ 'page.mdx': source });
  const readHead = () => Promise.resolve({ frontMatter: { title: 'Order' }, metadata: METADATA });
  return {
    folder,
    compiled: compilePage(path.join(folder, 'page.mdx'), { load, readHead }, folders),
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
    '@site/../work/metadata.json': '/project/work/metadata.json',
    '@generated/context.json': '/project/work/context.json',
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

test('a page that imports a component or a picture is refused, with the lines', async () => {
  const { compiled } = compile(`import Chart from './Chart';
import picture from "!!url-loader?limit=1!./chart.png";
export default () => Chart(picture);
`);
  await expect(compiled).rejects.toThrow(
    /page\.mdx:1:20 {2}.*`\.\/Chart`[^]*page\.mdx:2:43 {2}.*`\.\/chart\.png`/,
  );
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
    [METADATA]: '/project/work/page.json',
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
