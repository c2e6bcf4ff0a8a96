import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { EnvironmentsData } from '../../core/contracts/environments';
import { changeText } from '../../generator/emit/environments/build-environments';
import { languages } from '../../generator/emit/snippets/languages';
import { createSimulator } from '../../simulator/create-simulator';
import { codeOf, requests } from './cases/published-requests';
import { compareRequest } from './judge/compare-request';
import { RecordingServer } from './judge/recording-server';
import { replaceBaseUrl } from './judge/replace-base-url';
import { isRunnable } from './run/is-runnable';
import { runBatch } from './run/run-batch';

const { servers, languages: forms } = JSON.parse(
  readFileSync('generated/environments/environments.json', 'utf8'),
) as EnvironmentsData;
const live = servers.find(({ readsKeys }) => readsKeys)!;
const { request, snippets } = requests.find(({ name }) => name === 'createTransaction.default')!;
const server = new RecordingServer(createSimulator().fetch);
// The simulator knows this key; a real one would come from the reader's environment too.
const key = 'sk_test_EXAMPLE';

beforeAll(() => server.start());
afterAll(() => server.stop());

describe.each(languages)('a $id snippet for the live server', (language) => {
  it.runIf(isRunnable(language))('sends the canonical request, with the key of the environment', async () => {
    const id = `${language.id}.live`;
    const code = changeText(codeOf(snippets, language.id), forms[language.id]!, live, 0);
    expect(code).not.toContain(key);
    const local = replaceBaseUrl(
      code,
      { ...request.server, template: live.template },
      `${server.urlOf(id)}/api`,
    );
    process.env.API_KEY = key;
    const { outcomes } = await runBatch(language.id, [{ id, code: local }]);
    delete process.env.API_KEY;
    expect(outcomes.get(id)).toMatchObject({ isOk: true });
    expect(compareRequest(server.received.get(id) ?? [], request)).toEqual([]);
  });
});
