import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportAfter } from '../../tools/report/report-after';
import { codeText } from '../../generator/emit/snippets/code';
import type { HttpRequest } from '../../generator/emit/snippets/http-request';
import { languages } from '../../generator/emit/snippets/languages';
import { mutantsOf, type Mutant } from './cases/mutants';
import { requests } from './cases/published-requests';
import { tortureRequest } from './cases/torture-requests';
import { compareRequest } from './judge/compare-request';
import { RecordingServer } from './judge/recording-server';
import { isRunnable } from './run/is-runnable';
import { runBatch } from './run/run-batch';

const OPERATORS = ['auth dropped', 'verb changed', 'member lost', 'null as text', 'number as text'] as const;
/** Mutants of each operator that every language runs. */
const SAMPLE = 8;

const server = new RecordingServer();

/** A surviving mutant fails its test, so the report names none. */
const NO_NAMES = { survivors: [], equivalent: [] };
const run = { target: 'snippets that are run', mutants: 0, killed: 0, ...NO_NAMES };
const judged = { target: 'requests of snippets', mutants: 0, killed: 0, ...NO_NAMES };

reportAfter('snippet-mutants', () => ({ targets: [run, judged] }));

const torture = tortureRequest('a JSON body with every character that some language escapes', 'http://x');
const originals: HttpRequest[] = [...requests.map(({ request }) => request), torture];

interface Case extends Mutant {
  original: HttpRequest;
}

/** A few mutants of each operator, spread over the requests. */
const cases = OPERATORS.flatMap((operator) => {
  const all = originals.flatMap((original) =>
    mutantsOf(original)
      .filter((mutant) => mutant.operator === operator)
      .map((mutant): Case => ({ ...mutant, original })),
  );
  const step = Math.max(1, Math.floor(all.length / SAMPLE));
  return all.filter((_, index) => index % step === 0).slice(0, SAMPLE);
});

const idOf = (language: string, index: number) => `${language}.${index}`;

/** The request, sent to the recording server. */
function sentTo(id: string, request: HttpRequest): HttpRequest {
  const url = `${server.urlOf(id)}/api`;
  return { ...request, server: { template: url, url, variables: [] } };
}

beforeAll(async () => {
  await server.start();
  for (const { id: language, emit } of languages.filter(isRunnable)) {
    const programs = cases.map(({ request }, index) => {
      const id = idOf(language, index);
      return { id, code: codeText(emit(sentTo(id, request))) };
    });
    await runBatch(language, programs);
  }
});

afterAll(() => server.stop());

describe.each(languages)('a wrong $id snippet is found', (language) => {
  for (const [index, { operator, at, original }] of cases.entries()) {
    const title = `${operator} ${at} in ${original.operationId}`;
    it.runIf(isRunnable(language))(title, () => {
      const id = idOf(language.id, index);
      const received = server.received.get(id) ?? [];
      expect(received).toHaveLength(1);
      const problems = compareRequest(received, sentTo(id, original));
      run.mutants += 1;
      run.killed += Number(problems.length > 0);
      expect(problems).not.toEqual([]);
    });
  }
});

describe('the judge', () => {
  it('finds every mutant of every published request', () => {
    const all = originals.flatMap((original) =>
      mutantsOf(original).map((mutant) => ({ ...mutant, original })),
    );
    const survivors = all.filter(
      ({ request, original }) => compareRequest([receivedOf(request)], original).length === 0,
    );
    judged.mutants = all.length;
    judged.killed = all.length - survivors.length;
    expect(all.length).toBeGreaterThan(500);
    expect(
      survivors.map(({ operator, at, original }) => `${original.operationId}: ${operator} ${at}`),
    ).toEqual([]);
  });

  it('takes the canonical request itself', () => {
    for (const request of originals) expect(compareRequest([receivedOf(request)], request)).toEqual([]);
  });

  it('finds a request that is sent twice, and one that is never sent', () => {
    const [request] = originals;
    const received = receivedOf(request!);
    expect(compareRequest([received, received], request!)).toEqual(['sent 2 requests']);
    expect(compareRequest([], request!)).toEqual(['sent no request']);
  });
});

/** The request with a JSON body, as the server would receive it. */
function receivedOf(request: HttpRequest) {
  const { method, path, query, headers, body, credentials, server: at } = request;
  const search = new URLSearchParams(query.map(({ name, value }) => [name, value]));
  const authorization = credentials.map((one) => {
    if (one.kind === 'basic') return `Basic ${btoa(`${one.user}:${one.password}`)}`;
    return one.kind === 'token' ? `${one.scheme} ${one.token}` : '';
  });
  return {
    method,
    target: `${new URL(at.url).pathname}${path}?${search}`,
    headers: {
      ...Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value])),
      ...(authorization.length > 0 && { authorization: authorization.join() }),
    },
    body: body?.kind === 'json' ? JSON.stringify(body.value) : '',
  };
}
