import { keepsSecret, MASK } from '../mask-secrets';

/** One message of HTTP as a client shows it. */
interface Message {
  method?: string;
  address?: string;
  status?: number;
  headers: [name: string, value: string][];
  body: string;
}

const REQUEST = /^([A-Z][A-Z-]{1,20}) (\S{1,4096}) HTTP\/[\d.]{1,4}$/;
const RESPONSE = /^HTTP\/[\d.]{1,4} (\d{3})(?: [^\n]{0,200})?$/;
const HEADER = /^([\w-]{1,80}): ?(.{0,8000})$/;
/** Marks that `curl -v` puts before the lines of a message, and before its own. */
const SENT = /^[<>] ?/;
const NOTE = /^(?:\* |[{}] \[)/;

/** Reads requests and responses as clients show them: start line, headers, an empty line, body. Empty if it has no start line. */
export function readHttp(text: string): Message[] {
  const messages: Message[] = [];
  let isHead = false;
  for (const given of text.split('\n')) {
    const line = given.trimEnd();
    if (NOTE.test(line)) continue;
    const plain = line.replace(SENT, '');
    const message = startOf(plain);
    if (message) messages.push(message);
    const current = messages.at(-1);
    if (message) isHead = true;
    else if (!current) continue;
    else if (isHead && plain === '') isHead = false;
    else if (isHead) addHeader(current, plain);
    else current.body += `${given}\n`;
  }
  return messages;
}

function startOf(line: string): Message | undefined {
  const [, method, address] = REQUEST.exec(line) ?? [];
  if (method !== undefined) return { method, address, headers: [], body: '' };
  const [, status] = RESPONSE.exec(line) ?? [];
  return status === undefined ? undefined : { status: Number(status), headers: [], body: '' };
}

function addHeader({ headers }: Message, line: string): void {
  const [, name, value = ''] = HEADER.exec(line) ?? [];
  if (name !== undefined) headers.push([name.toLowerCase(), keepsSecret(name) ? MASK : value]);
}
