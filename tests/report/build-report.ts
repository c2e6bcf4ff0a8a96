import { existsSync, readFileSync } from 'node:fs';
import { RESULTS } from './results';
import type { MutantCount, Report } from './report';

/** A part of the report is missing. */
export class MissingResult extends Error {}

type Timed = { milliseconds: number };

/** The report of the last runs of the tests. Throws `MissingResult`. */
export function buildReport(): Report {
  const snippets = read<SnippetResult[]>('snippets', 'test:snippets');
  const mutation = read<{ seconds: number; targets: MutantCount[] }>('mutation', 'test:mutation');
  const errors = read<Report['errors'] & Timed>('error-pairs', 'test:sandbox');
  const model = read<Report['model'] & Timed>('model', 'test:sandbox');
  const browser = read<Report['browser'] & Timed>('browser-answers', 'test:sandbox');
  const respect = read<Report['respect'] & Timed>('respect', 'test:sandbox');
  const timed = { errors, model, browser, respect };
  const seconds = Object.entries(timed).map(([name, { milliseconds }]) => [
    name,
    Math.round(milliseconds / 1000),
  ]);
  return {
    snippets: snippets.map(({ language, executed, faithful, documentedAnswers }) => ({
      language,
      executed,
      faithful,
      documentedAnswers,
    })),
    mutants: mutation.targets.map(({ target, mutants, killed, survivors }) => ({
      target,
      mutants,
      killed,
      survivors,
    })),
    errors: { natural: errors.natural, simulated: errors.simulated },
    model: withoutTime(model),
    browser: { sequences: browser.sequences, answers: browser.answers },
    respect: withoutTime(respect),
    measured: {
      on: new Date().toISOString().slice(0, 10),
      node: process.version,
      seconds: {
        snippets: Math.round(
          snippets.reduce((sum, { compileSeconds, runSeconds }) => sum + compileSeconds + runSeconds, 0),
        ),
        mutants: mutation.seconds,
        ...(Object.fromEntries(seconds) as Record<string, number>),
      },
    },
  };
}

interface SnippetResult {
  language: string;
  executed: number;
  faithful: number;
  documentedAnswers: number;
  compileSeconds: number;
  runSeconds: number;
}

function withoutTime<Result extends Timed>({
  milliseconds: _,
  ...counts
}: Result): Omit<Result, 'milliseconds'> {
  return counts;
}

function read<Result>(name: string, script: string): Result {
  const path = `${RESULTS}/${name}.json`;
  if (!existsSync(path)) throw new MissingResult(`${path} is missing: run \`npm run ${script}\` first.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Result;
}
