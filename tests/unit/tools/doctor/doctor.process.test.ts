import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findFreePort } from '../../../builders/free-port';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { checkDisk, checkPorts } from '../../../../tools/doctor/machine';
import { checkOrphans, findOrphans } from '../../../../tools/doctor/orphans';
import { checkBuild } from '../../../../tools/doctor/outputs';
import { checkPackages } from '../../../../tools/doctor/packages';
import { checkBrowser, checkNode } from '../../../../tools/doctor/programs';

test('a Node that CI does not use is named, but breaks nothing', () => {
  expect(checkNode('20.19.4')).toEqual([
    { what: 'This is Node 20.19.4, and CI uses 22', remedy: 'run `nvm use`', breaks: false },
  ]);
  expect(checkNode('22.14.0')).toEqual([]);
});

test('a browser that is not there is named, and not replaced', () => {
  expect(checkBrowser({ CHROMIUM_PATH: '/no/such' })).toEqual([
    {
      what: 'There is no CHROMIUM_PATH=/no/such',
      remedy: 'write the path of a browser, or unset it',
      breaks: true,
    },
  ]);
  expect(checkBrowser({ CHROMIUM_PATH: process.execPath })).toEqual([]);
});

test('a disk without room is named', () => {
  expect(checkDisk('.', 0)).toEqual([]);
  expect(checkDisk('.', 1e6)).toEqual([expect.objectContaining({ remedy: 'make room', breaks: true })]);
});

test('a port that is taken breaks only a command that would not notice', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const given = { port, command: 'npm run x', setting: '--port' };
  const found = await checkPorts([
    { ...given, isBlind: false },
    { ...given, isBlind: true },
    { ...given, port: await findFreePort(), isBlind: true },
  ]);
  other.close();
  expect(found.map(({ breaks }) => breaks)).toEqual([false, true]);
  expect(found[0]?.what).toBe(`Port ${port} of \`npm run x\` is taken`);
});

describe('servers left behind', () => {
  const list = `
    10     1 node /work/docs/node_modules/.bin/ts-node site/dev/main.ts --port 3000
    11    10 node /work/docs/node_modules/.bin/ts-node site/serve.ts
    12     1 node /work/docs-2/node_modules/.bin/ts-node site/serve.ts
    13     1 node /work/docs/node_modules/.bin/eslint site/serve.tsx
  `;
  test('are those of this checkout without a parent', () => {
    expect(findOrphans(list, '/work/docs').map(({ pid }) => pid)).toEqual([10]);
  });

  test('are read from the processes of this machine', () => {
    const own = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', path.resolve('site/serve.ts')]);
    expect(checkOrphans(path.resolve('.')).filter(({ what }) => what.includes(String(own.pid)))).toEqual([]);
    own.kill();
  });
});

describe('packages', () => {
  const manifest = { dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } };
  const lock = {
    packages: {
      '': manifest,
      'node_modules/a': { version: '1.0.0' },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0', optional: true },
    },
  };
  const installed = {
    packages: { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } },
  };
  const check = (files: Record<string, unknown>) =>
    checkPackages(
      temporaryFolder(
        Object.fromEntries(Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)])),
      ),
    ).map(({ what, remedy, breaks }) => `${what}: ${remedy} (${breaks})`);
  const FILES = {
    'package.json': manifest,
    'package-lock.json': lock,
    'node_modules/.package-lock.json': installed,
  };

  test.each([
    { given: 'as they were locked', files: {}, want: [] },
    {
      given: 'of another version',
      files: {
        'node_modules/.package-lock.json': {
          packages: { ...installed.packages, 'node_modules/a': { version: '1.1.0' } },
        },
      },
      want: [
        'node_modules/ differs from the lockfile in 1 package, first a 1.1.0 instead of 1.0.0: run `npm ci` (true)',
      ],
    },
    {
      given: 'without a lock',
      files: { 'package.json': { ...manifest, dependencies: { a: '1.2.0' } } },
      want: ['package-lock.json is not that of package.json: run `npm install` (true)'],
    },
    {
      given: 'without one version',
      files: {
        'package.json': { ...manifest, dependencies: { a: '^1.0.0' } },
        'package-lock.json': {
          packages: { ...lock.packages, '': { ...manifest, dependencies: { a: '^1.0.0' } } },
        },
      },
      want: ['package.json has a at ^1.0.0, which is several versions: write one version (false)'],
    },
  ])('$given', ({ files, want }) => {
    expect(check({ ...FILES, ...files })).toEqual(want);
  });

  test('that nobody installed', () => {
    expect(check({ 'package.json': manifest, 'package-lock.json': lock })).toEqual([
      'No packages are installed: run `npm ci` (true)',
    ]);
  });

  test('of this project are as they were locked', () => {
    expect(checkPackages('.').filter(({ breaks }) => breaks)).toEqual([]);
  });
});

test('a build that is older than its sources is named', () => {
  const root = temporaryFolder({ 'build/index.html': '', 'docs/a.mdx': '' });
  utimesSync(path.join(root, 'docs/a.mdx'), 1000, 1000);
  expect(checkBuild(root)).toEqual([]);
  utimesSync(path.join(root, 'build/index.html'), 500, 500);
  expect(checkBuild(root)).toEqual([
    { what: 'build/ is older than docs/a.mdx', remedy: 'run `npm run build`', breaks: false },
  ]);
});
