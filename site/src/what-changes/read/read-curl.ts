import { keyOf } from '../footprint';
import { partsOfBody, partsOfPairs, partsOfQuery } from './parts';
import type { ReadCall } from './read-calls';
import { splitOption } from '#core/paste/read/curl-options';
import { readWords } from '#core/paste/read/shell-words';

const CURL = /(?<![\w/.-])curl(?:\.exe)?(?=\s)/g;

/** Reads the commands with `curl`, and returns what is around them. */
export function readCurl(text: string): { calls: ReadCall[]; rest: string } {
  const calls: ReadCall[] = [];
  let rest = '';
  let last = 0;
  for (const { index } of text.matchAll(CURL)) {
    if (index < last) continue;
    const { words, end } = readWords(text, index);
    calls.push(...readCommand(words.slice(1)));
    rest += `${text.slice(last, index)}\n`;
    last = end;
  }
  return { calls, rest: rest + text.slice(last) };
}

/** A request as the options of a command add to it. */
interface Command {
  method?: string;
  addresses: string[];
  parts: string[];
  data: string[];
  mediaType?: string;
  /** Whether data is sent in the address. */
  isQuery: boolean;
  /** Whether a part is named only when the command runs. */
  isPartial: boolean;
}

function readCommand(words: readonly string[]): ReadCall[] {
  const command: Command = { addresses: [], parts: [], data: [], isQuery: false, isPartial: false };
  for (let index = 0; index < words.length; index += 1) {
    const { option, value, used } = splitOption(words[index]!, words[index + 1]);
    readOption(command, option, value);
    index += used;
  }
  const { addresses, parts, isPartial, isQuery } = command;
  const body = isQuery ? partsOfPairs('query', namesOf(command.data.join('&'))) : partsOfData(command);
  return addresses.map((address) => {
    const known = isPartial || !body ? undefined : [...parts, ...body, ...partsOfQuery(address)];
    return { method: methodOf(command), address, ...(known && { parts: known }) };
  });
}

function readOption(command: Command, option: string, value: string): void {
  if (option === '' || option === '--url') command.addresses.push(value);
  else if (option === '-X' || option === '--request') command.method = value;
  else if (option === '-I' || option === '--head') command.method = 'HEAD';
  else if (option === '-G' || option === '--get') command.isQuery = true;
  else if (option === '-H' || option === '--header') readHeader(command, value);
  else if (option === '--url-query') command.parts.push(...partsOfPairs('query', namesOf(value)));
  else if (/^(?:-F|--form)/.test(option)) readForm(command, value);
  else if (/^(?:-d|--data|--json)/.test(option)) readData(command, option, value);
  else if (/^(?:-T|-K|--upload-file|--config)$/.test(option)) command.isPartial = true;
  else if (/^-[a-zA-Z]*G/.test(option)) command.isQuery = true;
}

function readForm(command: Command, value: string): void {
  command.data.push(value);
  command.mediaType = 'form';
}

function readHeader(command: Command, header: string): void {
  const [, name = '', value = ''] = /^([^:;]+)[:;]\s*(.*)$/s.exec(header) ?? [];
  if (name === '' || name.includes('$')) command.isPartial = true;
  else command.parts.push(keyOf({ in: 'header', name: name.trim() }));
  if (/^content-type$/i.test(name.trim())) command.mediaType = value;
}

function readData(command: Command, option: string, value: string): void {
  if (option === '--json') command.mediaType = 'application/json';
  // The body is in a file.
  if (value.startsWith('@') || (option === '--data-urlencode' && /^[^=]*@/.test(value)))
    command.isPartial = true;
  command.data.push(value);
}

function partsOfData({ data, mediaType }: Command): string[] | undefined {
  if (data.length === 0) return [];
  if (mediaType === 'form')
    return partsOfPairs(
      'body',
      data.map((one) => one.split('=')[0]!),
    );
  const text = data.join(mediaType?.includes('json') ? '' : '&');
  if (/^\s*[[{]/.test(text)) return partsOfBody(text, 'application/json');
  return mediaType?.includes('json') || text.includes('$') ? undefined : partsOfPairs('body', namesOf(text));
}

function namesOf(pairs: string): string[] {
  return [...new URLSearchParams(pairs).keys()];
}

function methodOf({ method, data, isQuery }: Command): string {
  return method ?? (data.length > 0 && !isQuery ? 'POST' : 'GET');
}
