import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeText } from '../../generator/emit/snippets/code';
import { languages } from '../../generator/emit/snippets/languages';
import { TORTURE_TITLES, tortureRequest } from './cases/torture-requests';
import { compareRequest } from './judge/compare-request';
import { RecordingServer } from './judge/recording-server';
import type { Outcome } from './run/read-outcomes';
import { isRunnable } from './run/is-runnable';
import { runBatch } from './run/run-batch';

const server = new RecordingServer();
const outcomes = new Map<string, Outcome>();

const idOf = (language: string, index: number) => `${language}.${index}`;
const requestOf = (language: string, index: number) =>
  tortureRequest(TORTURE_TITLES[index]!, server.urlOf(idOf(language, index)));

beforeAll(async () => {
  await server.start();
  for (const { id: language, emit } of languages.filter(isRunnable)) {
    const programs = TORTURE_TITLES.map((_, index) => ({
      id: idOf(language, index),
      code: codeText(emit(requestOf(language, index))),
    }));
    const batch = await runBatch(language, programs);
    for (const [id, outcome] of batch.outcomes) outcomes.set(id, outcome);
  }
});

afterAll(() => server.stop());

describe.each(languages)('a $id snippet sends exactly', (language) => {
  for (const [index, title] of TORTURE_TITLES.entries()) {
    it.runIf(isRunnable(language))(title, () => {
      const id = idOf(language.id, index);
      expect(outcomes.get(id)).toMatchObject({ isOk: true });
      expect(compareRequest(server.received.get(id) ?? [], requestOf(language.id, index))).toEqual([]);
    });
  }
});
