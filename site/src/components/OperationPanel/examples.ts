import type { ExampleData, OperationData } from '#core/contracts/page-data';

/** An example that a reader can choose: a request and the responses to it. */
export interface Choice {
  value: string;
  label: string;
}

/** Names of the examples of the requests and of the successful responses; those of one name belong together. */
export function listChoices({ requests, responses }: OperationData): Choice[] {
  const examples = responses.flatMap(({ content = [] }) => content.flatMap(({ examples = [] }) => examples));
  const labels = new Map<string, string>();
  for (const { name, summary } of [...requests, ...examples])
    if (!labels.has(name)) labels.set(name, summary ?? name);
  return [...labels].map(([value, label]) => ({ value, label }));
}

/** What the menu of examples calls one; a single choice has no menu. */
export function titleIn(choices: readonly Choice[], name: string): string | undefined {
  return choices.length > 1 ? choices.find(({ value }) => value === name)?.label : undefined;
}

/** The examples for which each of `entries` shows: its own, and for the first one those that no entry is named after. */
export function assignChoices<Entry extends Pick<ExampleData, 'name'>>(
  entries: readonly Entry[],
  choices: readonly Choice[],
): { entry: Entry; shownFor: string[] }[] {
  const names = new Set(entries.map(({ name }) => name));
  const others = choices.map(({ value }) => value).filter((value) => !names.has(value));
  return entries.map((entry, index) => ({
    entry,
    shownFor: index === 0 ? [entry.name, ...others] : [entry.name],
  }));
}
