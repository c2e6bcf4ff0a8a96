import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSnippets } from '../../generator/emit/snippets/build-snippets';
import { codeText } from '../../generator/emit/snippets/code';
import { languages, type LanguageId } from '../../generator/emit/snippets/languages';
import { FILE_CONTENT } from '../snippets/judge/compare-request';
import { RecordingServer } from '../snippets/judge/recording-server';
import { isRunnable } from '../snippets/run/is-runnable';
import type { Outcome } from '../snippets/run/read-outcomes';
import { runBatch } from '../snippets/run/run-batch';
import { modelOfVectors, pathOf } from './describe-vectors';
import { judgeRequest } from './judge/judge-request';
import known from './known-failures.json';
import { vectors, type Vector } from './vectors';

/** Two languages that write a request in different ways; the deep check runs all. */
const chosen = languages.filter(
  ({ id }) => process.env.WIRE === 'all' || id === 'curl' || id === 'javascript',
);
const ADDRESS = 'https://wire.example';

/** The vectors that are wrong, by language. */
const failures: Readonly<Record<string, readonly string[] | undefined>> = known;

const server = new RecordingServer();
const outcomes = new Map<string, Outcome>();
/** The id of the program of each vector by language and version: versions whose snippets are equal share one. */
const programIds = new Map<string, string>();

const keyOf = (language: string, { id }: Vector, version: string) => `${language} ${id} ${version}`;

beforeAll(async () => {
  await server.start();
  const codes = new Map<LanguageId, Map<string, string>>(chosen.map(({ id }) => [id, new Map()]));
  for (const version of new Set(vectors.flatMap(({ versions }) => versions))) {
    const some = vectors.filter(({ versions }) => versions.includes(version));
    const model = await modelOfVectors(some, version);
    for (const { operationId, requests } of buildSnippets(
      model,
      chosen.map(({ id }) => id),
    ))
      for (const { language, code } of requests[0]!.snippets) {
        const programs = codes.get(language)!;
        const text = codeText(code);
        if (!programs.has(text)) programs.set(text, `${language}.${programs.size}`);
        programIds.set(`${language} ${operationId} ${version}`, programs.get(text)!);
      }
  }
  for (const { id: language } of chosen.filter(isRunnable)) {
    const programs = [...codes.get(language)!].map(([code, id]) => ({
      id,
      code: code.replace(ADDRESS, server.urlOf(id)),
    }));
    const batch = await runBatch(language, programs);
    for (const [id, outcome] of batch.outcomes) outcomes.set(id, outcome);
  }
});

function differencesOf(language: string, vector: Vector): string[] {
  return vector.versions.flatMap((version) => {
    const program = programIds.get(keyOf(language, vector, version));
    const [request] = (program === undefined ? undefined : server.received.get(program)) ?? [];
    if (!request) return [`${version}: ${outcomes.get(program ?? '')?.error ?? 'no snippet'}`];
    const sent = { ...request, target: request.target.replace(pathOf({ ...vector, path: '/v' }), '/v') };
    const found = judgeRequest(sent, vector.expect, { accept: vector.accept, file: FILE_CONTENT });
    return found.map((text) => `${version}: ${text}`);
  });
}

afterAll(async () => {
  await server.stop();
  const groups = new Set(vectors.map(({ group }) => group));
  const rows = [...groups].map((group) => {
    const some = vectors.filter((vector) => vector.group === group);
    const rightIn = (language: string) =>
      some.filter((vector) => differencesOf(language, vector).length === 0).length;
    const rights = chosen.filter(isRunnable).map(({ id }): [string, number] => [id, rightIn(id)]);
    return { group, vectors: some.length, ...Object.fromEntries<number>(rights) };
  });
  console.table(rows);
});

describe.each(chosen)('a $id snippet sends what the vector expects', (language) => {
  const failing = failures[language.id] ?? [];
  for (const vector of vectors)
    it.runIf(isRunnable(language))(vector.id, () => {
      const differences = differencesOf(language.id, vector).join('\n');
      if (failing.includes(vector.id))
        expect(differences, 'it is right now: delete it from known-failures.json').not.toBe('');
      else expect(differences, differences).toBe('');
    });
});
