import type { Explained } from '../report/settle';
import type { Directive } from './directives';
import type { SourceMutant } from './source-mutant';

/** The explanations that directives in the code give for surviving mutants. */
interface Explanation {
  explained: Explained;
  /** A line for each survivor without a directive, and for each directive that explains nothing. */
  faults: string[];
}

/** Finds the directive of each survivor: on its line, for its operator. */
export function explainSurvivors(
  survivors: SourceMutant[],
  directives: Directive[],
  operators: readonly string[],
): Explanation {
  const used = new Set<string>();
  const explained = { equivalent: {} as Record<string, string>, survivors: {} as Record<string, string> };
  const faults = directives.flatMap((directive) => unknownOperators(directive, operators));
  for (const mutant of survivors) {
    const directive = directives.find((one) => isAbout(one, mutant));
    if (directive === undefined) {
      faults.push(describeSurvivor(mutant));
      continue;
    }
    used.add(keyOf(directive, mutant.operator));
    const reasons = directive.kind === 'equivalent' ? explained.equivalent : explained.survivors;
    reasons[mutant.name] = directive.reason;
  }
  const stale = directives.flatMap((directive) =>
    directive.operators
      .filter((operator) => operators.includes(operator) && !used.has(keyOf(directive, operator)))
      .map((operator) => describeStale(directive, operator)),
  );
  return { explained, faults: [...faults, ...stale] };
}

function keyOf({ file, line }: Directive, operator: string): string {
  return `${file}:${line} ${operator}`;
}

function isAbout({ file, target, operators }: Directive, mutant: SourceMutant): boolean {
  return file === mutant.file && target === mutant.line && operators.includes(mutant.operator);
}

function describeSurvivor({ file, line, column, operator, label }: SourceMutant): string {
  return [
    `${file}:${line}:${column}  ${operator}: ${label}, and no test notices.`,
    `  Write a test; or write above the line: // equivalent mutants (${operator}): why nobody could see it`,
    `  or, when it could be seen: // surviving mutants (${operator}): why no test looks`,
  ].join('\n');
}

function describeStale({ file, line, column, target, kind }: Directive, operator: string): string {
  return `${file}:${line}:${column}  ${kind} mutants (${operator}): none survives on line ${target}. Leave it out.`;
}

function unknownOperators({ file, line, column, operators }: Directive, known: readonly string[]): string[] {
  return operators
    .filter((operator) => !known.includes(operator))
    .map(
      (operator) =>
        `${file}:${line}:${column}  There is no operator "${operator}". Known: ${known.join(', ')}.`,
    );
}
