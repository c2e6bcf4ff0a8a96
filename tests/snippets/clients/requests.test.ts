import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSimulator } from '../../../simulator/create-simulator';
import { published, requests } from '../cases/published-requests';
import { compareRequest } from '../judge/compare-request';
import { RecordingServer } from '../judge/recording-server';
import { publishedClient } from './client-file';
import { exampleValues } from './example-values';
import type { CallOutcome, ClientLanguage } from './client-language';
import { languages } from './languages';

const KEYS = { basicAuth: ['sk_test_EXAMPLE', ''], oauth2: 'at_EXAMPLE', bearerAuth: 'at_EXAMPLE' };
const present = languages.filter(({ isHere }) => isHere);
/** Each language has a simulator that no other one changes. */
const servers = new Map(present.map((language) => [language, new RecordingServer(createSimulator().fetch)]));
const outcomes = new Map<ClientLanguage, CallOutcome[]>();

beforeAll(async () => {
  for (const [language, server] of servers) {
    await server.start();
    const calls = requests.map(({ name, operation, example }) => {
      const values = exampleValues(example);
      return { server: `${server.urlOf(name)}/api`, method: operation.id, values, keys: KEYS };
    });
    outcomes.set(language, await language.play(publishedClient(language.id), calls));
  }
});

afterAll(async () => {
  for (const server of servers.values()) await server.stop();
});

it.for(languages)('$label has a runtime here', ({ isHere, needs }, { skip }) => {
  if (isHere) return;
  expect(process.env.CI, `${needs} is missing`).not.toBe('true');
  skip(`${needs} is missing`);
});

it('has a method for each operation', () => {
  expect(new Set(requests.map(({ operation }) => operation.id)).size).toBe(published.length);
});

describe.each(present)('a method of the $label client', (language) => {
  const server = servers.get(language)!;

  requests.forEach(({ name, request, operation }, index) => {
    it(`sends the documented request: ${name}`, () => {
      expect(compareRequest(server.received.get(name) ?? [], request)).toEqual([]);
    });

    it(`gives its response, or raises its documented error: ${name}`, () => {
      const [sent] = server.sent.get(name) ?? [];
      const body = sent?.body ? (JSON.parse(sent.body) as unknown) : null;
      const outcome = outcomes.get(language)![index]!;
      if (sent && sent.status < 300) return expect(outcome).toMatchObject({ result: body });
      expect(operation.responses.map(({ status }) => status)).toContain(String(outcome.status));
      expect(outcome).toMatchObject({ status: sent?.status, body });
      expect(outcome.error).not.toBe('ApiError');
    });
  });
});
