import { readFlags } from '#core/command-line/read-flags';
import { UsageError } from '#core/command-line/usage-error';
import type { Json } from '#core/json/json';
import { tryParse } from '#core/json/try-parse';
import { explainUnknown } from './check-arguments';
import { verbs } from './edition';
import type { Argument, Arguments, Verb } from './verb';

/** Returns the usage of the program. `start` is the command that starts it: `node books-docs.mjs`. */
export function usageOf(start: string): string {
  return [
    `Usage: ${start} [verb arguments]`,
    'Serves the docs as an MCP server on stdin and stdout; with a verb, prints its result and ends.',
    ...verbs.map(({ name, takes }) => `  ${name} ${Object.entries(takes).map(formatArgument).join(' ')}`),
  ].join('\n');
}

function formatArgument([name, { required, fromInput }]: [string, Argument]): string {
  if (fromInput) return `[--${name} … | < file]`;
  return required ? `<${name}>` : `[--${name} …]`;
}

/**
 * Reads the arguments of a verb: words in order, or flags by name; JSON where a verb takes JSON.
 * @throws UsageError
 */
export function readArguments({ name, takes }: Verb, args: string[]): Arguments {
  const flags = Object.fromEntries(
    Object.entries(takes).map(([key, { type }]) => [
      key,
      { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const wrong = args
    .map((arg) => /^--([^=]+)/.exec(arg)?.[1])
    .find((key) => key !== undefined && !Object.hasOwn(takes, key));
  if (wrong !== undefined) throw new UsageError(explainUnknown(name, wrong, Object.keys(takes)));
  const { values, words } = readFlags(flags, args, true);
  const open = Object.keys(takes).filter((key) => !(key in values));
  if (words.length > open.length)
    throw new UsageError(`${name} takes ${open.length} words: put what belongs together in quotes.`);
  const given = [
    ...Object.entries(values),
    ...words.map((word, index) => [open[index] ?? '', word] as const),
  ];
  return Object.fromEntries(
    given.map(([key, value]) => [key, convert(takes[key]?.type ?? 'string', value as string | boolean)]),
  );
}

/** Of standard input; no verb reads more. */
const MOST_INPUT = 1_000_000;

/** Adds the argument that standard input has, unless it is a terminal, or the words have said what to do. */
export async function addInput(
  { takes }: Verb,
  given: Arguments,
  input: AsyncIterable<Uint8Array | string> & { isTTY?: boolean },
): Promise<Arguments> {
  const name = Object.keys(takes).find((key) => takes[key]?.fromInput);
  if (name === undefined || input.isTTY || Object.keys(given).some((key) => key !== 'operation'))
    return given;
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of input) {
    text += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    if (text.length > MOST_INPUT) break;
  }
  return text.trim() === '' ? given : { ...given, [name]: text.slice(0, MOST_INPUT / 2) };
}

function convert(type: Argument['type'], value: string | boolean): Json {
  if (type === 'string' || typeof value === 'boolean') return value;
  return tryParse(value) ?? value;
}
