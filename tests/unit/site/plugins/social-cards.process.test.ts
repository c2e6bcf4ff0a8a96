import Module from 'node:module';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import socialCards from '../../../../site/plugins/social-cards';
import { PAINTER } from '../../../../site/social-cards/has-painter';
import { temporaryFolder } from '../../../builders/temporary-folder';

const context = {
  siteDir: path.resolve('site'),
  baseUrl: '/',
  siteConfig: { title: 'Books' },
} as LoadContext;
const resolver = Module as unknown as { _resolveFilename: (name: string, ...rest: unknown[]) => string };
const resolveName = resolver._resolveFilename;

let outDir = '';
let warned = '';

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  outDir = path.join(temporaryFolder({}), 'build');
  mkdirSync(outDir);
  warned = '';
  vi.spyOn(console, 'warn').mockImplementation((text: string) => (warned += `${text}\n`));
});

afterEach(() => {
  resolver._resolveFilename = resolveName;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const published = { generated: path.resolve('generated'), isPublished: true };

test('a site without an address needs no pictures, so none is missed', async () => {
  hide(PAINTER);
  await socialCards(context, { ...published, isPublished: false }).postBuild?.({ outDir } as never);
  expect([readdirSync(outDir), warned]).toEqual([[], '']);
});

test('without the package that draws, a build has no pictures, names none, and says in one sentence what to run', async () => {
  hide(PAINTER);
  const plugin: Plugin = socialCards(context, published);
  await plugin.postBuild?.({ outDir } as never);
  expect([headTagsOf(plugin), readdirSync(outDir)]).toEqual([[], []]);
  expect(warned.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/`@napi-rs\/canvas`.* cannot be loaded: run `npm install @napi-rs\/canvas`\.$/),
  ]);
});

test('with it, the head names a picture', () => {
  const plugin = socialCards(context, published);
  expect(headTagsOf(plugin)).toEqual([
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  ]);
});

function hide(hidden: string): void {
  resolver._resolveFilename = (name, ...rest) => {
    if (name === hidden) throw new Error(`Cannot find module '${name}'`);
    return resolveName(name, ...rest);
  };
}

function headTagsOf(plugin: Plugin): unknown {
  return plugin.injectHtmlTags?.({ content: undefined })?.headTags;
}
