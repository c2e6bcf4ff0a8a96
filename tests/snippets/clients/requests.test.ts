import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../../site/list-files';
import { createSimulator } from '../../../simulator/create-simulator';
import { published, requests } from '../cases/published-requests';
import { compareRequest } from '../judge/compare-request';
import { RecordingServer } from '../judge/recording-server';
import { exampleValues } from './example-values';
import { type CallOutcome, python, runDriver } from './python/run-driver';

const FILE = path.resolve('generated/clients/abaco.py');
const KEYS = { basic_auth: ['sk_test_EXAMPLE', ''], oauth2: 'at_EXAMPLE', bearer_auth: 'at_EXAMPLE' };
const server = new RecordingServer(createSimulator().fetch);
const outcomes = new Map<string, CallOutcome>();

beforeAll(async () => {
  await server.start();
  if (python === undefined) return;
  const { calls } = await runDriver({
    file: FILE,
    calls: requests.map(({ name, operation, example }) => {
      const values = exampleValues(example);
      return { server: `${server.urlOf(name)}/api`, method: operation.id, values, keys: KEYS };
    }),
  });
  requests.forEach(({ name }, index) => outcomes.set(name, calls[index]!));
});

afterAll(() => server.stop());

it('has a runtime here', ({ skip }) => {
  if (python !== undefined) return;
  expect(process.env.CI, 'Python 3.11 or newer is missing').not.toBe('true');
  skip('Python 3.11 or newer is missing');
});

it('is one file with a method for each operation', () => {
  expect(listFiles('generated/clients')).toContain('abaco.py');
  expect(new Set(requests.map(({ operation }) => operation.id)).size).toBe(published.length);
});

describe.runIf(python)('a method of the Python client', () => {
  for (const { name, request, operation } of requests) {
    it(`sends the documented request: ${name}`, () => {
      expect(compareRequest(server.received.get(name) ?? [], request)).toEqual([]);
    });

    it(`gives its response, or raises its documented error: ${name}`, () => {
      const [sent] = server.sent.get(name) ?? [];
      const body = sent?.body ? (JSON.parse(sent.body) as unknown) : null;
      const outcome = outcomes.get(name)!;
      if (sent && sent.status < 300) return expect(outcome).toMatchObject({ result: body });
      expect(operation.responses.map(({ status }) => status)).toContain(String(outcome.status));
      expect(outcome).toMatchObject({ status: sent?.status, body });
      expect(outcome.error).not.toBe('ApiError');
    });
  }
});
