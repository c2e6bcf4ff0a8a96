import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sum } from '#core/collections/sum';
import { emitSnippets } from '../../generator/emit/snippets/emit-snippets';
import { languages, type LanguageId } from '../../generator/emit/snippets/languages';
import { createSimulator } from '../../simulator/create-simulator';
import { writeCounts, type SnippetResult } from '../../tools/report/results';
import { codeOf, published, requests } from './cases/published-requests';
import { compareResponse, essenceOf } from './judge/compare-response';
import { compareRequest } from './judge/compare-request';
import { RecordingServer } from './judge/recording-server';
import { replaceBaseUrl } from './judge/replace-base-url';
import { isRunnable } from './run/is-runnable';
import type { Outcome } from './run/read-outcomes';
import { runBatch } from './run/run-batch';
import { runners } from './run/runners';
import { holds } from '../specified/holds';

/** Languages that run in parallel; the simulator gives each snippet a separate world. */
const AT_ONCE = 2;

const server = new RecordingServer(createSimulator().fetch);
const outcomes = new Map<string, Outcome>();
const seconds = new Map<string, { compileSeconds: number; runSeconds: number }>();

const idOf = (language: string, name: string) => `${language}.${name}`;

async function execute(language: LanguageId): Promise<void> {
  const programs = requests.map(({ name, request, snippets }) => {
    const id = idOf(language, name);
    const code = codeOf(snippets, language);
    return { id, code: replaceBaseUrl(code, request.server, `${server.urlOf(id)}/api`) };
  });
  const { outcomes: batch, ...times } = await runBatch(language, programs);
  seconds.set(language, times);
  for (const [id, outcome] of batch) outcomes.set(id, outcome);
}

async function executeAll(waiting: LanguageId[]): Promise<void> {
  for (let language = waiting.pop(); language !== undefined; language = waiting.pop())
    await execute(language);
}

function differencesOf(language: string, { name, request }: (typeof requests)[number]): string[] {
  return compareRequest(server.received.get(idOf(language, name)) ?? [], request);
}

function responseDifferencesOf(language: string, { name, operation }: (typeof requests)[number]): string[] {
  return compareResponse(server.sent.get(idOf(language, name)) ?? [], operation);
}

function reportOf(language: string): SnippetResult {
  const { compileSeconds, runSeconds } = seconds.get(language) ?? { compileSeconds: 0, runSeconds: 0 };
  return {
    language,
    executed: requests.filter(({ name }) => outcomes.has(idOf(language, name))).length,
    faithful: requests.filter((request) => differencesOf(language, request).length === 0).length,
    documentedResponses: requests.filter((request) => responseDifferencesOf(language, request).length === 0)
      .length,
    compileSeconds: Number(compileSeconds.toFixed(2)),
    runSeconds: Number(runSeconds.toFixed(2)),
  };
}

beforeAll(async () => {
  await server.start();
  const waiting = languages.filter(isRunnable).map(({ id }) => id);
  await Promise.all(Array.from({ length: AT_ONCE }, () => executeAll(waiting)));
});

afterAll(async () => {
  await server.stop();
  const report = languages.map(({ id }) => reportOf(id));
  const seconds = sum(report.map(({ compileSeconds, runSeconds }) => compileSeconds + runSeconds));
  writeCounts('snippets', { languages: report }, seconds);
  console.table(report);
});

describe('the snippets that are executed', () => {
  it.each(emitSnippets(published))('are the published ones: $path', ({ path, content }) => {
    expect(readFileSync(`generated/${path}`, 'utf8')).toBe(content);
  });
});

describe.each(languages)('a published $id snippet', (language) => {
  it('has a runtime here', ({ skip }) => {
    const { runtime } = runners[language.id];
    if (isRunnable(language)) return;
    const advice = `${runtime.name} is missing, so ${requests.length} ${language.label} snippets are not run. On Debian: sudo apt-get install ${runtime.debian.join(' ')}`;
    expect(process.env.CI, advice).not.toBe('true');
    console.warn(advice);
    skip(advice);
  });

  for (const published of requests) {
    const id = idOf(language.id, published.name);
    it.runIf(isRunnable(language))(
      `sends the canonical request and gets its response: ${published.name}`,
      holds('snippets.documented'),
      () => {
        expect(differencesOf(language.id, published)).toEqual([]);
        expect(responseDifferencesOf(language.id, published)).toEqual([]);
        const outcome = outcomes.get(id);
        expect(outcome).toMatchObject({ isOk: true });
        const responses = server.sent.get(id) ?? [];
        // curl prints nothing of a response without a body.
        expect(outcome?.output.trim() === '').toBe(language.id === 'curl' && responses[0]?.body === '');
        expect(outcome?.output).toContain(essenceOf(responses));
      },
    );
  }
});
