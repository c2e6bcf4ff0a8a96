import type { ExampleData, OperationData, RequestData } from '#core/contracts/page-data';
import { wordOf } from '../../code/Panel/Choices';

/** An example that readers can choose: a request and the responses to it. */
export interface Choice {
  value: string;
  label: string;
  /** Name of the matching examples, for bodies that have no example of this name. */
  example?: string;
}

/** Lists the examples of the requests and of the successful responses; examples of the same name belong together. */
export function listChoices({ requests, responses }: OperationData): Choice[] {
  const examples = responses.flatMap(({ content = [] }) => content.flatMap(({ examples = [] }) => examples));
  const named: Pick<RequestData, 'name' | 'summary' | 'example'>[] = [...requests, ...examples];
  const choices = new Map<string, Choice>();
  for (const { name, summary, example } of named)
    if (!choices.has(name)) choices.set(name, { value: name, label: summary ?? name, example });
  return [...choices.values()];
}

/** Returns an example's title in the menu; undefined for a single choice, which has no menu. */
export function titleIn(choices: readonly Choice[], name: string): string | undefined {
  return choices.length > 1 ? choices.find(({ value }) => value === name)?.label : undefined;
}

/**
 * Returns each of `entries` with the choices that show it, as words of `data-example`: the choice of its name, those that it
 * matches, and for the first entry also those that match no entry.
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
