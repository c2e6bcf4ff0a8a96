import type { CodeData } from '#core/contracts/code-data';
import type { EnvironmentsData } from '#core/contracts/environments';
import { escapePattern } from '#core/text/escape-pattern';

type Values = Pick<EnvironmentsData, 'servers' | 'values'>;

/**
 * Marks the examples of values that readers replace by their own, so that code written by hand follows their choice as snippets do:
 * a variable of the server as part of its address, credentials everywhere.
 */
export function markReaderValues(code: string, { servers, values }: Values): CodeData {
  const names = Object.keys(values);
  const patterns = names.map((name) => patternOf(name, values[name] ?? '', servers[0]?.template ?? ''));
  if (patterns.length === 0) return [code];
  // The groups of the pattern are in the order of the names.
  const pattern = new RegExp(patterns.map((one) => `(${one})`).join('|'), 'g');
  const parts: (CodeData[number] | undefined)[] = [];
  let end = 0;
  for (const match of code.matchAll(pattern)) {
    const [text, ...groups] = match;
    const name = names[groups.findIndex((group) => group !== undefined)] ?? '';
    parts.push(code.slice(end, match.index), { text, mark: { kind: 'reader-value', name } });
    end = match.index + text.length;
  }
  return [...parts, code.slice(end)].filter((part) => part !== undefined && part !== '') as CodeData;
}

function patternOf(name: string, value: string, template: string): string {
  const [before, after] = template.split(`{${name}}`);
  const text = escapePattern(value);
  if (before === undefined || after === undefined) return `${text}(?![\\w-])`;
  return `(?<=${escapePattern(before)})${text}(?=${escapePattern(after)})`;
}
