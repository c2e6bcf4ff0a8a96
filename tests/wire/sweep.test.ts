import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeText } from '../../generator/emit/snippets/code';
import { languages } from '../../generator/emit/snippets/languages';
import { RecordingServer } from '../snippets/judge/recording-server';
import { isRunnable } from '../snippets/run/is-runnable';
import { runBatch } from '../snippets/run/run-batch';
import { decodeRequest } from './judge/decode-request';
import type { SentRequest } from './judge/judge-request';
import { sentRequest } from './sent-request';
import { FAULTS } from './sweep/faults';
import { readRequests, type Swept } from './sweep/read-requests';

const isFull = process.env.WIRE === 'all';

/** Values in all locations of a request that a wrong separator, encoding or type changes. */
const EVERY_PLACE = { name: 'every-place', entry: path.join(__dirname, 'sweep/every-place.yaml') };
const swept = isFull ? [EVERY_PLACE] : [];

/** One that starts a program for each request, and one that runs all in one; vectors show all others. */
const executed = languages.filter(({ id }) => id === 'curl' || id === 'javascript');

const requests: Swept[] = [];
const server = new RecordingServer();
/** Why a program did not run, by its id. */
const errors = new Map<string, string>();

beforeAll(async () => {
  if (!isFull) return;
  for (const description of swept) requests.push(...(await readRequests(description)));
  await server.start();
  for (const language of executed.filter(isRunnable)) {
    const programs = requests.map(({ request }, index) => {
      const id = `${language.id}.${index}`;
      const url = server.urlOf(id);
      const own = { ...request.server, template: url, variables: [], url };
      return { id, code: codeText(language.emit({ ...request, server: own })) };
    });
    const { outcomes } = await runBatch(language.id, programs);
    for (const [id, { isOk, error }] of outcomes) if (!isOk) errors.set(id, error);
  }
});

const problemsOf = ({ given }: Swept, sent: SentRequest): string[] => decodeRequest(sent, given);

const counts = new Map<string, { right: number; of: number }>();

function count(output: string, isRight: boolean): void {
  const { right, of } = counts.get(output) ?? { right: 0, of: 0 };
  counts.set(output, { right: right + Number(isRight), of: of + 1 });
}

afterAll(async () => {
  if (!isFull) return;
  await server.stop();
  const cannot = requests.flatMap(({ id, unsendable: why }) => why.map((text) => `${id}: ${text}`));
  console.table(Object.fromEntries(counts));
  console.log([`${cannot.length} values cannot be sent or read back:`, ...cannot].join('\n'));
});

describe.each(swept)('requests of $name', ({ name }) => {
  it('have the values that their pages show', () => {
    const wrong = requests
      .filter((one) => one.description === name && one.unsendable.length === 0)
      .flatMap((one) => {
        const problems = problemsOf(one, sentRequest(one.request));
        count('intermediate', problems.length === 0);
        return problems.map((text) => `${one.id}: ${text}`);
      });
    expect(wrong).toEqual([]);
  });

  it.each(executed.filter(isRunnable))('have them in $id, too', ({ id: language }) => {
    const wrong = requests.flatMap((one, index) => {
      if (one.description !== name || one.unsendable.length > 0) return [];
      const [received] = server.received.get(`${language}.${index}`) ?? [];
      const problems = received
        ? problemsOf(one, received)
        : [errors.get(`${language}.${index}`) ?? 'no request'];
      count(language, problems.length === 0);
      return problems.map((text) => `${one.id}: ${text}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe.runIf(isFull)('the decoder refuses a request with', () => {
  it.each(Object.entries(FAULTS))('another %s', (_, plant) => {
    const planted = requests
      .filter(({ description }) => description === EVERY_PLACE.name)
      .flatMap((one) => plant(sentRequest(one.request)).map((sent) => ({ one, sent })));
    expect(planted.length).toBeGreaterThan(0);
    const unseen = planted.filter(({ one, sent }) => problemsOf(one, sent).length === 0);
    expect(unseen.map(({ sent }) => sent)).toEqual([]);
  });
});
