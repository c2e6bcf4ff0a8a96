import { keepsSecret, MASK } from '../mask-secrets';
import { splitOption } from './curl-options';
import { readWords } from './shell-words';

/** The request of a command with `curl`. */
interface Command {
  method: string;
  address?: string;
  headers: [name: string, value: string][];
  /** Absent without one, or if it is in a file. */
  body?: string;
}

const CURL = /(?<![\w/.-])curl(?:\.exe)?(?=\s)/;
/** The body that follows a command: `<<'JSON'` up to a line with that word. */
const HERE = /<<-?\s{0,8}["']?(\w{1,40})["']?[^\n]{0,400}\n/;

/** Reads the first command with `curl`; undefined without one. */
export function readCommand(text: string): Command | undefined {
  const start = text.search(CURL);
  if (start < 0) return undefined;
  const { words, end } = readWords(text, start);
  const headers: Command['headers'] = [];
  const data: string[] = [];
  let method: string | undefined;
  let address: string | undefined;
  let isQuery = false;
  for (let index = 1; index < words.length; index += 1) {
    const { option, value, used } = splitOption(words[index]!, words[index + 1]);
    index += used;
    if (option === '--url' || (option === '' && isAddress(value))) address ??= value;
    else if (option === '-X' || option === '--request') method = value.toUpperCase();
    else if (option === '-I' || option === '--head') method = 'HEAD';
    else if (option === '-G' || option === '--get') isQuery = true;
    else if (option === '-H' || option === '--header') headers.push(readHeader(value));
    else if (/^(?:-d$|--data|--json|-F$|--form)/.test(option)) data.push(value);
  }
  const body = data.some((one) => one.startsWith('@'))
    ? hereDocument(text, start)
    : data.join('&') || undefined;
  return {
    method: method ?? (data.length > 0 && !isQuery ? 'POST' : 'GET'),
    address: isQuery && address !== undefined ? `${address}?${data.join('&')}` : address,
    headers,
    ...(body !== undefined && !isQuery && { body }),
  };

  function hereDocument(all: string, from: number): string | undefined {
    const rest = all.slice(Math.max(from, end - 200));
    const found = HERE.exec(rest);
    if (!found) return undefined;
    const [opening, word] = found;
    const body = rest.slice(found.index + opening.length);
    const last = body.indexOf(`\n${word}`);
    return last < 0 ? body : body.slice(0, last);
  }
}

function isAddress(word: string): boolean {
  return /^(?:https?:\/\/|\$|\/|[\w-]{1,63}\.[\w.-]{1,200}(?:[:/]|$)|localhost)/.test(word);
}

function readHeader(header: string): [string, string] {
  const colon = header.indexOf(':');
  const name = (colon < 0 ? header : header.slice(0, colon)).trim().toLowerCase();
  return [name, keepsSecret(name) ? MASK : colon < 0 ? '' : header.slice(colon + 1).trim()];
}
