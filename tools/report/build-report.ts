import { existsSync, readFileSync } from 'node:fs';
import type { Counted, Measured, NamedReason, Report } from '#core/contracts/report';
import { type Result, RESULTS, type Score, type SnippetResult } from './results';

/** A part of the report is missing. */
export class MissingResult extends Error {}

/** The report of the last runs of the tests: each block with the run that counted it. Throws `MissingResult`. */
export function buildReport(): Report {
  const snippets = read<{ languages: SnippetResult[] }>('snippets', 'test:snippets');
  const targets = [
    read<Targets>('mutation', 'test:mutation'),
    read<Targets>('snippet-mutants', 'test:snippets'),
  ];
  return {
    snippets: {
      ...snippets,
      languages: snippets.languages.map(({ language, executed, faithful, documentedResponses }) => ({
        language,
        executed,
        faithful,
        documentedResponses,
      })),
    },
    mutants: {
      targets: targets.flatMap((result) =>
        result.targets.map(({ target, mutants, killed, survivors, equivalent }) => ({
          target,
          mutants,
          killed,
          survivors: groupByReason(survivors),
          equivalent: groupByReason(equivalent),
        })),
      ),
      measured: older(targets[0]!.measured, targets[1]!.measured),
    },
    sentences: read('lies', 'test:planted'),
    errors: read('reproductions', 'test:simulator'),
    model: read('model', 'test:simulator'),
    browser: read('browser-responses', 'test:simulator'),
    respect: read('respect', 'test:simulator'),
    tool: read('agents-tool', 'test:agents'),
    reader: read('agents-reader', 'test:contract'),
  };
}

/** The result that the mutation tests leave. */
interface Targets {
  targets: Pick<Score, 'target' | 'mutants' | 'killed' | 'survivors' | 'equivalent'>[];
}

/** Two runs count as one of the older day, and took the time of both. */
function older(one: Measured, other: Measured): Measured {
  const [first] = [one, other].toSorted((a, b) => a.on.localeCompare(b.on));
  return { ...first!, seconds: one.seconds + other.seconds };
}

function groupByReason(mutants: Score['survivors']): NamedReason[] {
  const reasons = new Map<string, string[]>();
  for (const { name, reason } of mutants) reasons.set(reason, [...(reasons.get(reason) ?? []), name]);
  return [...reasons].map(([reason, names]) => ({ reason, names }));
}

function read<Counts>(name: string, script: string): Counted<Counts> {
  const path = `${RESULTS}/${name}.json`;
  if (!existsSync(path)) throw new MissingResult(`${path} is missing: run \`npm run ${script}\` first.`);
  const { counts, measured } = JSON.parse(readFileSync(path, 'utf8')) as Result<Counts>;
  return { ...counts, measured };
}
