import { RUN_SNIPPETS, type Report } from '#core/contracts/report';

/**
 * How the numbers of a fresh run differ from the published ones; times are not compared, they
 * differ from run to run; that nobody made them up is what the digest is for. `mayLack`: on a machine without
 * a runtime, a language may have run fewer snippets.
 */
export function compareReports(published: Report, fresh: Report, mayLack: boolean): string[] {
  const lacking = fresh.snippets.filter(({ executed }) => executed === 0).map(({ language }) => language);
  const isCompared = ({ language }: { language: string }) => !mayLack || !lacking.includes(language);
  const isComplete = ({ target }: { target: string }) =>
    !mayLack || lacking.length === 0 || target !== RUN_SNIPPETS;
  const comparable = ({ measured: _, digest: __, ...report }: Report) => ({
    ...report,
    snippets: report.snippets.filter(isCompared),
    mutants: report.mutants.filter(isComplete),
  });
  return differences(comparable(published), comparable(fresh), '');
}

function differences(published: unknown, fresh: unknown, at: string): string[] {
  if (!isNested(published) || !isNested(fresh)) {
    return published === fresh ? [] : [`${at}: published ${show(published)}, counted ${show(fresh)}`];
  }
  const members = new Set([...Object.keys(published), ...Object.keys(fresh)]);
  return [...members].flatMap((name) => differences(published[name], fresh[name], `${at}/${name}`));
}

/** An object or a list: what has members to compare. */
function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
