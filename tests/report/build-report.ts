import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import type { Score } from '../mutation/report/settle';
import { RESULTS, type SnippetResult } from './results';
import { revision } from './revision';
import { countBases } from './count-bases';
import type { LieCount, NamedReason, Report } from '#core/contracts/report';

/** A part of the report is missing. */
export class MissingResult extends Error {}

type Timed = { milliseconds: number };

/** The report of the last runs of the tests. Throws `MissingResult`. */
export function buildReport(): Report {
  const snippets = read<SnippetResult[]>('snippets', 'test:snippets');
  const mutation = read<MutationResult & { seconds: number }>('mutation', 'test:mutation');
  const ofSnippets = read<MutationResult & Timed>('snippet-mutants', 'test:snippets');
  const errors = read<Report['errors'] & Timed>('reproductions', 'test:simulator');
  const model = read<Report['model'] & Timed>('model', 'test:simulator');
  const browser = read<Report['browser'] & Timed>('browser-responses', 'test:simulator');
  const respect = read<Report['respect'] & Timed>('respect', 'test:simulator');
  const tool = read<Report['agents']['tool'] & { tasks: number } & Timed>('agents-tool', 'test:agents');
  const reader = read<Report['agents']['reader'] & Timed>('agents-reader', 'test:contract');
  const timed = { errors, model, browser, respect };
  const seconds = Object.entries(timed).map(([name, { milliseconds }]) => [
    name,
    Math.round(milliseconds / 1000),
  ]);
  return {
    snippets: snippets.map(({ language, executed, faithful, documentedResponses }) => ({
      language,
      executed,
      faithful,
      documentedResponses,
    })),
    mutants: [...mutation.targets, ...ofSnippets.targets].map(
      ({ target, mutants, killed, survivors, equivalent }) => ({
        target,
        mutants,
        killed,
        survivors: groupByReason(survivors),
        equivalent: groupByReason(equivalent),
      }),
    ),
    sentences: { bases: countBases(), lies: read<LieCount[]>('lies', 'test:planted') },
    errors: { natural: errors.natural, simulated: errors.simulated },
    model: withoutTime(model),
    browser: { sequences: browser.sequences, responses: browser.responses },
    respect: withoutTime(respect),
    agents: { tasks: tool.tasks, tool: { solved: tool.solved }, reader: withoutTime(reader) },
    measured: {
      on: dayOfNewest(),
      revision: revision(),
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

/** The day on which a test left its result last, as the files say. */
function dayOfNewest(): string {
  const times = readdirSync(RESULTS).map((file) => statSync(`${RESULTS}/${file}`).mtimeMs);
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}

/** The result that the mutation tests leave for each target. */
interface MutationResult {
  targets: Pick<Score, 'target' | 'mutants' | 'killed' | 'survivors' | 'equivalent'>[];
}

function groupByReason(mutants: Score['survivors']): NamedReason[] {
  const reasons = new Map<string, string[]>();
  for (const { name, reason } of mutants) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, names]) => ({ reason, names }));
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
