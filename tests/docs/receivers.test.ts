import { createHmac } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LanguageId } from '../../generator/emit/snippets/languages';
import { buildVectors } from '../../abaco/plugins/signature-vectors/build-vectors';
import { readSources } from '../../site/remark/read-sources';
import { isRunnable } from '../snippets/run/is-runnable';
import { receivers as outcomes } from './failures/outcomes';
import { runServer, type ServerProcess } from './run/run-server';
import { holds } from '../specified/holds';

const sources = readSources('generated', 'docs');
const { url, auth_key, genuine, forged } = buildVectors(sources.facts, sources.examples);
const { refused, stops, twice } = outcomes['webhooks/receiver'];
const receivers = (sources.programs['webhooks/receiver'] ?? []).filter(({ language }) =>
  isRunnable({ id: language as LanguageId }),
);

test('receivers are written in six languages', () => {
  const languages = sources.programs['webhooks/receiver']?.map(({ language }) => language);
  expect(languages).toEqual(['javascript', 'python', 'ruby', 'php', 'go', 'java']);
});

describe.each(receivers)('the receiver in $language', holds('webhooks.receivers'), ({ name }) => {
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    const env = { ABACO_WEBHOOK_URL: url, ABACO_AUTH_KEY: auth_key };
    server = await runServer(join('docs/_code/webhooks', name), env);
  });
  afterAll(() => server?.stop());

  const post = async (body: string, signature: string, port = server?.port): Promise<number> => {
    const headers = {
      'Content-Type': 'application/json',
      ...(signature && { 'X-Abaco-Signature': signature }),
    };
    const response = await fetch(`http://127.0.0.1:${port}/hooks/abaco`, {
      method: 'POST',
      headers,
      body,
    });
    return response.status;
  };
  const saved = (): string[] => {
    const folder = join(server?.folder ?? '', 'events');
    if (!existsSync(folder)) return [];
    return readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  };

  test.each(['/hooks/abaco', '/any/other/path'])(
    'responds to HEAD with 200 at %s',
    holds('guides.receiver-paths'),
    async (path) => {
      const response = await fetch(`http://127.0.0.1:${server?.port}${path}`, { method: 'HEAD' });
      expect(response.status).toBe(200);
    },
  );

  test.each(forged)('refuses a call because $reason', async ({ body, signature }) => {
    expect([await post(body, signature), saved()]).toEqual([Number(refused), []]);
  });

  test('does not accept an event that it cannot store', holds('guides.receiver-stores'), async () => {
    const [{ body, signature } = { body: '', signature: '' }] = genuine;
    const blocked = join(server?.folder ?? '', 'events');
    writeFileSync(blocked, 'a file where the folder should be');
    const status = await post(body, signature).catch(() => 500);
    rmSync(blocked);
    expect(String(status)).toBe(stops);
  });

  test('accepts nothing without a secret, not even what the empty one signs', async () => {
    const signature = createHmac('sha1', '').update(`${url}{}`).digest('base64');
    const start = runServer(join('docs/_code/webhooks', name), { ABACO_WEBHOOK_URL: url });
    const status = await start.then(
      (open) => post('{}', signature, open.port).finally(() => open.stop()),
      () => 500,
    );
    expect(status).toBe(500);
  });

  test(
    'takes every event, keeps the bytes of its body, and keeps a repeated one once',
    holds('guides.receiver-once'),
    async () => {
      const calls = [...genuine, ...genuine];
      const statuses = await Promise.all(calls.map(({ body, signature }) => post(body, signature)));
      expect(new Set(statuses)).toEqual(new Set([Number(twice)]));
      expect(saved().sort()).toEqual(genuine.map(({ body }) => body).sort());
    },
  );
});
