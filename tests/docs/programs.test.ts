import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { holds } from '../specified/holds';
import { api } from './lint/lint-with';
import { createFailingServer } from './run/failing-server';
import { runProgram } from './run/run-program';

const { facts, examples } = api.sources;

const { server, plan } = createFailingServer();
beforeAll(() => server.start());
afterAll(() => server.stop());

describe('downloads a report when it is ready', holds('reports.download'), () => {
  const file = 'docs/_code/download-reports/download.sh';
  const pauses = ['0 5 10 20 40 60 60 60 60 60 60', '0 0 0'] as const;
  const report = (state: string): Response => Response.json({ id: 77, state, report_url: null });
  const download = (world: string): Promise<string> =>
    runProgram(file, { url: server.urlOf(world), replace: pauses });

  test('calls at once, then pauses longer each time, for at most a minute', () => {
    expect(readFileSync(file, 'utf8')).toContain(`for pause in ${pauses[0]}; do\n    sleep "$pause"\n`);
  });

  test('not while it is pending', async () => {
    plan('pending', [report('pending'), report('pending')]);
    await download('pending');
    expect(server.received.get('pending')?.at(-1)?.target).toMatch(/^\/reports\//);
    expect(server.received.get('pending')).toHaveLength(4);
  });

  test.each([
    { given: 'failed', states: ['pending', 'failed'], says: 'The report is failed.' },
    {
      given: 'is pending for ever',
      states: Array<string>(9).fill('pending'),
      says: 'The report is pending.',
    },
  ])('and ends with an error when it $given', async ({ given, states, says }) => {
    const world = given.replaceAll(' ', '-');
    plan(world, states.map(report));
    await expect(download(world)).rejects.toThrow(says);
    expect(server.received.get(world)?.length).toBeLessThanOrEqual(3);
  });
});

test('the signature of an event is computed in a shell', holds('webhooks.shell-signature'), async () => {
  const event = JSON.stringify(examples['checkout.succeeded']?.request.default, null, 2);
  const files = { 'event.json': event };
  const output = await runProgram('docs/_code/webhooks/signature.sh', { url: '', files });
  expect(output.trim()).toBe(facts.events['checkout.succeeded']?.signature);
});
