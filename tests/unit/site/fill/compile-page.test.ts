import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { compilePage, type Folders } from '../../../../site/fill/compile-page';
import { temporaryFolder } from '../../../builders/temporary-folder';

const folders: Folders = { '@site': '/project/site', '@generated': '/project/work' };

/** Compiles a page whose loader changes nothing. */
function compile(source: string) {
  const folder = temporaryFolder({ 'page.mdx': source });
  return {
    folder,
    compiled: compilePage(path.join(folder, 'page.mdx'), (text) => Promise.resolve(text), folders),
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
