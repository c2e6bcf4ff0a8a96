import type { ExampleData, OperationData, RequestData } from '#core/contracts/page-data';
import { wordOf } from '../../code/Panel/Choices';

/** An example that a reader can choose: a request and the responses to it. */
export interface Choice {
  value: string;
  label: string;
  /** Name of the examples that belong to it, where none has its own. */
  example?: string;
}

/** Names of the examples of the requests and of the successful responses; those of one name belong together. */
export function listChoices({ requests, responses }: OperationData): Choice[] {
  const examples = responses.flatMap(({ content = [] }) => content.flatMap(({ examples = [] }) => examples));
  const named: Pick<RequestData, 'name' | 'summary' | 'example'>[] = [...requests, ...examples];
  const choices = new Map<string, Choice>();
  for (const { name, summary, example } of named)
    if (!choices.has(name)) choices.set(name, { value: name, label: summary ?? name, example });
  return [...choices.values()];
}

/** What the menu of examples calls one; a single choice has no menu. */
export function titleIn(choices: readonly Choice[], name: string): string | undefined {
  return choices.length > 1 ? choices.find(({ value }) => value === name)?.label : undefined;
}

/**
 * The examples for which each of `entries` shows, as words of `data-example`: its own, those that belong to it, and for the first
 * one those that no entry is named after.
 */
export function assignChoices<Entry extends Pick<ExampleData, 'name'>>(
  entries: readonly Entry[],
  choices: readonly Choice[],
): { entry: Entry; shownFor: string }[] {
  const names = new Set(entries.map(({ name }) => name));
  const nameFor = ({ value, example = '' }: Choice) =>
    [value, example].find((name) => names.has(name)) ?? entries[0]?.name;
  return entries.map((entry) => {
    const shown = choices.filter((choice) => nameFor(choice) === entry.name);
    return { entry, shownFor: shown.map(({ value }) => wordOf(value)).join(' ') };
  });
}
