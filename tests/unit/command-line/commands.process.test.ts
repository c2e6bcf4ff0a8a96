import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { execute, type Command } from '#core/command-line/run-command';
import { scripts } from '../../../package.json';

/** Every script of ours that is a program; the others are programs of packages, or several scripts in a row. */
const programs = Object.entries(scripts).flatMap(([name, script]) => {
  const sources = script.replace(/^node generator\/start\.cjs (\S+)/, 'ts-node generator/commands/$1.ts');
  const [, file, ...args] = /^ts-node /.test(sources) ? sources.split(' ') : [];
  return file === undefined ? [] : [{ name, file, args }];
});

const printed = { stdout: '', stderr: '' };

beforeEach(() => {
  Object.assign(printed, { stdout: '', stderr: '' });
  for (const name of ['stdout', 'stderr'] as const)
    vi.spyOn(process[name], 'write').mockImplementation((chunk) => {
      printed[name] += String(chunk);
      return true;
    });
});
afterEach(() => vi.restoreAllMocks());

async function run(file: string, args: string[]): Promise<number> {
  const { command } = (await import(`../../../${file}`)) as { command: Command };
  return execute(command, args);
}

test('programs are the scripts that are checked here', () => {
  expect(programs.length).toBeGreaterThan(15);
});

test.each(['tools', 'authoring', 'abaco'])(
  'each program of %s is the `main.ts` of a folder, and a script',
  (room) => {
    const mains = readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'main.ts')
      .map((file) => path.posix.join(room, file));
    expect(mains).not.toEqual([]);
    const files = programs.map(({ file }) => file).filter((file) => file.startsWith(`${room}/`));
    expect([...new Set(files)].sort()).toEqual(mains.sort());
  },
);

describe.each(programs)('npm run $name', ({ file, args }) => {
  test('says with --help how it is used, and does nothing', async () => {
    expect(await run(file, [...args, '--help'])).toBe(0);
    expect(printed.stdout).toMatch(/^Usage: .*npm run /);
    expect(printed.stderr).toBe('');
  });

  test('refuses a flag that it does not know, and says how it is used', async () => {
    expect(await run(file, [...args, '--no-such-flag'])).toBe(2);
    expect(printed.stdout).toBe('');
    const [sentence, usage, ...rest] = printed.stderr.trim().split('\n');
    expect(sentence).toContain('--no-such-flag');
    expect(usage).toMatch(/^Usage: /);
    expect(rest).toEqual([]);
  });
});

const servers = ['start', 'dev', 'serve', 'simulator', 'search:serve'];

describe.each(programs.filter(({ name }) => servers.includes(name)))('npm run $name', ({ file, args }) => {
  test('says before any work that its port is taken, and what to write', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run(file, [...args, '--port', String(port)])).toBe(2);
    other.close();
    const [, free, usage] =
      /^Port \d+ is taken: stop what uses it, or write `--port (\d+)`, which is free\.\n(\w+: )/.exec(
        printed.stderr,
      ) ?? [];
    expect(usage).toBe('Usage: ');
    expect(Number(free)).toBeGreaterThan(port);
    expect(printed.stdout).toBe('');
  });

  test('rejects an invalid port', async () => {
    expect(await run(file, [...args, '--port', 'http'])).toBe(2);
    expect(printed.stderr).toMatch('`--port http` is not a port: write a number from 0 to 65535.\nUsage: ');
  });
});

test('a browser that is not there is not replaced by another one', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/such/chromium');
  expect(await run('tools/setup/main.ts', [])).toBe(2);
  vi.unstubAllEnvs();
  expect(printed.stderr).toMatch(
    'There is no CHROMIUM_PATH=/no/such/chromium: write the path of a browser, or unset it.',
  );
});

test('what nobody could cause is printed whole, and what the system refuses as a sentence', async () => {
  const failing = (error: Error): Command => ({
    usage: 'Usage: npm run x',
    run: () => Promise.reject(new Error('The build failed.', { cause: error })),
  });
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: 'site/.docusaurus' });
  expect(await execute(failing(refused), [])).toBe(2);
  expect(printed.stderr).toBe(
    '`site/.docusaurus` may not be read or written: give yourself the permission.\n',
  );
  expect(await execute(failing(new Error('A bug of ours.')), [])).toBe(1);
  expect(printed.stderr).toContain('    at ');
});
