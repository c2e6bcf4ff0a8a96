import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { programNames } from '../../../site/downloads/file-names';
import { project } from '../../builders/own-site';
import { createEngine } from '../../../search/engine';
import { openIndex } from '../../../search/index/open-index';
import { readSiteIndex } from '../../search/site-index';
import { readJudgedQueries } from '../../../tools/relevance/judged-queries';
import { temporaryFolder } from '../../builders/temporary-folder';
import { SITE } from '../html/built-page';
import { holds } from '../../specified/holds';
import { codeFor } from './page-code';

const [download = '', clients = '', settings = '', strict = '', commands = ''] = codeFor(
  'tests/contract/downloads/docs-tool.test.ts',
);

const { docsTool, docsToolChecksum } = programNames(project);

const text = readFileSync(path.join(SITE, docsTool), 'utf8');

/** A copy in a folder where nothing is installed. */
function copyTool(): { cwd: string; args: string[] } {
  const cwd = temporaryFolder();
  copyFileSync(path.join(SITE, docsTool), path.join(cwd, docsTool));
  return { cwd, args: [docsTool] };
}

/** The argument as this version of Node has it. */
function toOurs(arg: string): string {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return major < 22 ? arg.replace(/^--permission$/, '--experimental-permission') : arg;
}

async function withClient(
  mode: 'auto' | 'legacy',
  use: (call: (name: string, given: object) => Promise<string>, client: Client) => Promise<void>,
  tool = copyTool(),
): Promise<void> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StdioClientTransport({ command: process.execPath, stderr: 'ignore', ...tool }));
  try {
    await use(async (name, given) => {
      const { content } = await client.callTool({ name, arguments: { ...given } });
      const [first] = content as { text: string }[];
      return first?.text ?? '';
    }, client);
  } finally {
    await client.close();
  }
}

it('is small enough to download, and has no part of the project missing', () => {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2_000_000);
  expect(gzipSync(text).length).toBeLessThanOrEqual(600_000);
  expect(text).not.toContain(path.resolve('.'));
});

it(
  'imports no module that reads files, starts programs or opens connections',
  holds('docs-tool.closed'),
  () => {
    const imported = [...text.matchAll(/\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g)].map(
      ([, from, plain]) => from ?? plain ?? '',
    );
    const allowed = ['crypto', 'events', 'path', 'process', 'util', 'worker_threads', 'zlib'].map(
      (name) => `node:${name}`,
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((name) => !allowed.includes(name))).toEqual([]);
    // Ajv names its modules in strings, for code that it would write to a file.
    expect(text).not.toMatch(
      /(?<![\w$.#])(fetch|require(?!\("ajv)|eval|XMLHttpRequest|WebSocket|EventSource)\(/,
    );
    expect(text).not.toMatch(/\bgetBuiltinModule\b|globalThis\.fetch\b/);
  },
);

it.each(['auto', 'legacy'] as const)(
  'serves a client that negotiates the version: %s',
  holds('docs-tool.mcp'),
  async (mode) => {
    await withClient(mode, async (call, client) => {
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['search', 'page', 'operation', 'call']),
      );
      expect(await call('operation', { id: 'createInvoice' })).toContain('# Create an invoice');
      expect(await call('page', { address: '/guides/webhooks/' })).toContain('# ');
      expect(await call('call', { method: 'GET', path: '/invoices?limit=1' })).toMatch(/^Status 200/);
      const { isError } = await client.callTool({ name: 'search', arguments: { qurey: 'x' } });
      expect(isError).toBe(true);
      expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
    });
  },
);

/** One of so many queries and pages; a test of the sources takes all queries. */
const EVERY = 8;

it('finds what the search of the site finds', async () => {
  const engine = createEngine(openIndex(readSiteIndex()));
  const queries = readJudgedQueries().flatMap(({ q }, index) => (index % EVERY === 0 ? [q] : []));
  expect(queries.length).toBeGreaterThan(20);
  await withClient('auto', async (call) => {
    for (const query of queries) {
      const shown = await call('search', { query });
      expect(shown.length).toBeLessThanOrEqual(4000);
      const { hits } = await engine.search({ query, hitsPerPage: 8 });
      const found = [...shown.matchAll(/^ {2}(\/\S*)$/gm)].map(([, url]) => url);
      expect(found, query).toEqual(hits.map(({ record }) => record.url));
    }
  });
});

it('survives hostile input, and writes nothing but the protocol', async () => {
  const { cwd, args } = copyTool();
  const child = spawn(process.execPath, args, { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const call = (id: number, params: string) =>
    `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":${params}}\n`;
  child.stdin.write(`${'x'.repeat(10_000_000)}\n`);
  child.stdin.write(`${nested}\n`);
  child.stdin.write(
    `{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}\n`,
  );
  child.stdin.write(
    call(2, `{"name":"check_payload","arguments":{"operation":"createInvoice","body":${nested}}}`),
  );
  child.stdin.write(call(3, `{"name":"__proto__","arguments":{}}`));
  child.stdin.write(call(4, `{"name":"search","arguments":{"query":"refund"}}`));
  const ids: unknown[] = [];
  for await (const line of createInterface(child.stdout)) {
    const message = JSON.parse(line) as { jsonrpc: string; id?: unknown };
    expect(message.jsonrpc).toBe('2.0');
    ids.push(message.id);
    if (message.id === 4) child.stdin.end();
  }
  expect(ids).toContain(4);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
});

it('serves data, pages and prompts to programs', holds('docs-tool.tools'), async () => {
  await withClient('auto', async (_, client) => {
    // The client checks data against the schemas of the tools that it has listed.
    const { tools } = await client.listTools();
    const body = { errors: { first_name: ["can't be blank"] } };
    const calls = {
      search: { query: 'refund' },
      check_payload: { operation: 'createInvoice', body: {} },
      explain: { status: 422, operation: 'createContact', body },
      verify_signature: { url: 'x', auth_key: 'x', body: '', signature: 'x' },
    };
    const withData = tools.filter(({ outputSchema }) => outputSchema).map(({ name }) => name);
    expect(withData.sort()).toEqual(Object.keys(calls).sort());
    for (const [name, given] of Object.entries(calls))
      expect((await client.callTool({ name, arguments: given })).structuredContent).toBeDefined();

    const { resources } = await client.listResources();
    const listed = resources.find(({ uri }) => uri.endsWith('/guides/webhooks/'));
    for (const [uri, address] of [
      [listed?.uri, '/guides/webhooks/'],
      ['docs://page/api/invoices/create-invoice/', '/api/invoices/create-invoice/'],
    ] as const) {
      const { contents } = await client.readResource({ uri: uri ?? '' });
      expect(contents).toMatchObject([{ text: readFileSync(path.join(SITE, address, 'index.md'), 'utf8') }]);
    }
    await expect(client.readResource({ uri: 'docs://page/guides/webhoks/' })).rejects.toThrow(
      'Did you mean /guides/webhooks/',
    );

    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['integrate', 'debug_error']);
    const { messages } = await client.getPrompt({ name: 'integrate', arguments: { goal: 'Sell a book.' } });
    expect(JSON.stringify(messages)).toContain('Sell a book.');
    await expect(client.getPrompt({ name: 'integrate' })).rejects.toThrow('needs goal');
  });
});

it('gives a client pages as the site serves them, so their requests have the same responses', async () => {
  const pages = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:api|guides)\/.*index\.md$/.test(file))
    .map((file) => `/${file.slice(0, -'index.md'.length)}`)
    .filter((page, index) => page.startsWith('/guides/') || index % EVERY === 0);
  expect(pages.length).toBeGreaterThan(40);
  await withClient('auto', async (_, client) => {
    for (const page of pages) {
      const { contents } = await client.readResource({ uri: `docs://page${page}` });
      expect(contents).toMatchObject([{ text: readFileSync(path.join(SITE, page, 'index.md'), 'utf8') }]);
    }
  });
});

it(
  'runs under the permission model of Node, which lets it read nothing but itself',
  holds('docs-tool.permission'),
  async () => {
    const { cwd, args } = copyTool();
    const flag = toOurs('--permission');
    const strict = [flag, '--allow-worker', `--allow-fs-read=${path.join(cwd, docsTool)}`, ...args];
    await withClient(
      'auto',
      async (call) => {
        expect(await call('search', { query: 'refund' })).toMatch(/^\d+ hits/);
        expect(await call('call', { method: 'GET', path: '/ping' })).toMatch(/^Status 200/);
      },
      { cwd, args: strict },
    );
  },
);

it('has the same verbs on the command line', holds('docs-tool.verbs'), () => {
  const { cwd, args } = copyTool();
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [...args, ...words], { cwd, encoding: 'utf8' });
  expect(run('--help').stdout).toContain('search <query>');
  expect(run('search', 'credit note').stdout).toContain('/api/objects/credit/');
  expect(run('call', 'POST', '/contacts', '{"kind":"person"}').stdout).toMatch(/^Status 4\d\d/);
  const pasted = 'HTTP/2 422\n\n{"errors":{"success_url":["can\'t be blank"]}}';
  const explained = spawnSync(process.execPath, [...args, 'explain'], {
    cwd,
    encoding: 'utf8',
    input: pasted,
  });
  expect(explained.stdout).toContain('createSession');
  expect(run('explain', '--text', pasted).stdout).toBe(explained.stdout);
  const wrong = run('search', '--qurey', 'x');
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain('Did you mean query?');
});

/** How a client starts the file: the words after `--`, or the members of its settings. */
function readServer(line: string): { command: string; args: string[] } {
  const [, words] = / -- (.*)$/.exec(line) ?? [];
  if (words !== undefined) {
    const [command = '', ...args] = words.split(' ');
    return { command, args };
  }
  return JSON.parse(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1)) as ReturnType<
    typeof readServer
  >;
}

it('starts as the page tells clients to start it', holds('docs-tool.clients'), () => {
  const inSettings = [settings, strict].flatMap((text) => {
    const { mcpServers } = JSON.parse(text) as { mcpServers: Record<string, object> };
    return Object.values(mcpServers).map((one) => JSON.stringify(one));
  });
  const servers = [...clients.split('\n'), ...inSettings];
  expect(servers).toHaveLength(5);
  for (const server of servers.map(readServer)) {
    expect(server.command).toBe('node');
    const args = server.args.map((arg) => toOurs(arg).replace('/path', SITE));
    const { status, stdout } = spawnSync(process.execPath, args, { input: '', encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  }
});

it('runs the commands of the page on the files that it names', holds('docs-tool.commands'), () => {
  const [curl, ...checks] = download.split('\n');
  expect(curl).toContain(`/${docsTool}{,.sha256}`);
  expect(docsToolChecksum).toBe(`${docsTool}.sha256`);
  const runs = [...checks, ...commands.split('\n')];
  expect(runs.length).toBeGreaterThan(3);
  for (const run of runs) {
    const { status, stdout } = spawnSync('sh', ['-c', run], { cwd: SITE, encoding: 'utf8' });
    expect([run, status]).toEqual([run, 0]);
    expect(stdout).not.toBe('');
  }
});
