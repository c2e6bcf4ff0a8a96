import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { languages } from '../../generator/emit/snippets/languages';
import { codeOf, requests } from './cases/published-requests';
import { RecordingServer } from './judge/recording-server';
import { replaceBaseUrl } from './judge/replace-base-url';
import { isRunnable } from './run/is-runnable';
import type { Outcome } from './run/read-outcomes';
import { runBatch } from './run/run-batch';

const STATUSES = [401, 404, 422, 500];

const server = new RecordingServer((request) => {
  const status = Number(/\.(\d+)\/api/.exec(request.url)?.[1]);
  return Promise.resolve(Response.json({ error: 'No.' }, { status }));
});
const outcomes = new Map<string, Outcome>();
const idOf = (language: string, name: string, status: number) => `${language}.${name}.${status}`;
const samples = requests.filter(({ name }) => ['getInvoice.default', 'createContact.default'].includes(name));

beforeAll(async () => {
  await server.start();
  for (const { id: language } of languages.filter(isRunnable)) {
    const programs = samples.flatMap(({ name, request, snippets }) =>
      STATUSES.map((status) => {
        const id = idOf(language, name, status);
        const code = codeOf(snippets, language);
        return { id, code: replaceBaseUrl(code, request.server, `${server.urlOf(id)}/api`) };
      }),
    );
    for (const [id, outcome] of (await runBatch(language, programs)).outcomes) outcomes.set(id, outcome);
  }
});

afterAll(() => server.stop());

describe.each(languages)('a $id snippet', (language) => {
  for (const { name } of samples) {
    for (const status of STATUSES) {
      it.runIf(isRunnable(language))(
        `fails, names the status and shows the body when ${name} is answered ${status}`,
        () => {
          const outcome = outcomes.get(idOf(language.id, name, status));
          expect(outcome).toMatchObject({ isOk: false });
          expect(outcome?.error).toContain(String(status));
          expect(`${outcome?.output}${outcome?.error}`).toContain('{"error":"No."}');
        },
      );
    }
  }
});
