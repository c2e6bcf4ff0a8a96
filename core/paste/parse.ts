import type { Json } from '../json/json';
import { maskSecrets } from './mask-secrets';
import type { Pasted } from './pasted';
import {
  findValues,
  type Parts,
  partsOfSentences,
  partsOfText,
  partsOfValue,
  valuesInStrings,
} from './read/find-parts';
import { readCommand } from './read/read-command';
import { readHttp } from './read/read-http';
import { readWhole } from './read/read-loose';
import { readRecording } from './read/read-recording';

/** So much is read, in characters. */
export const READ = 64 * 1024;

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\u001b?\[\d{1,3}(?:;\d{1,3}){0,4}m/g;

/**
 * Reads what a reader pasted: a command with `curl`, messages of HTTP, a recording (HAR), JSON, the trace of a program or the line of a
 * log. Masks secrets first, so that none of them is in the result. Takes any input, and never throws.
 */
export function parse(given: string): Pasted {
  const text = maskSecrets(given.slice(0, READ).replaceAll('\r\n', '\n').replace(CONTROL, ''));
  const base = { isCut: given.length > READ, headers: {}, values: [], text };
  return readOf(text, base) ?? asText(text, base);
}

type Base = Pick<Pasted, 'isCut' | 'headers' | 'values' | 'text'>;

function readOf(text: string, base: Base): Pasted | undefined {
  const messages = readHttp(text);
  if (messages.length > 0) return asMessages(messages, base);
  const command = readCommand(text);
  if (command) return asCommand(command, base);
  const whole = readWhole(text);
  return whole === undefined ? undefined : asJson(whole, text, base);
}

function asMessages(messages: ReturnType<typeof readHttp>, base: Base): Pasted {
  const request = messages.findLast(({ method }) => method !== undefined);
  const response = messages.findLast(({ status }) => status !== undefined);
  const received = response && readWhole(response.body);
  const command = request ? undefined : readCommand(base.text);
  const sent = readWhole(request?.body ?? command?.body ?? '');
  return {
    ...base,
    kind: response ? 'response' : 'request',
    method: request?.method ?? command?.method,
    address: request?.address ?? command?.address,
    status: response?.status,
    headers: Object.fromEntries([
      ...(request?.headers ?? command?.headers ?? []),
      ...(response?.headers ?? []),
    ]),
    ...(sent !== undefined && { sent }),
    values:
      received === undefined ? findValues(response?.body ?? '') : [received, ...valuesInStrings(received)],
  };
}

function asCommand(command: NonNullable<ReturnType<typeof readCommand>>, base: Base): Pasted {
  const { method, address, headers, body } = command;
  const sent = readWhole(body ?? '');
  return {
    ...base,
    kind: 'curl',
    method,
    address,
    headers: Object.fromEntries(headers),
    ...(sent !== undefined && { sent }),
  };
}

function asJson(value: Json, text: string, base: Base): Pasted {
  const recorded = readRecording(value);
  if (recorded) {
    const { method, address, status, headers, sent: posted = '', received: got = '' } = recorded;
    const [sent, received] = [readWhole(posted), readWhole(got)];
    return {
      ...base,
      kind: 'har',
      method,
      address,
      status,
      headers: Object.fromEntries(headers),
      ...(sent !== undefined && { sent }),
      values: received === undefined ? [] : [received],
    };
  }
  const values = [value, ...valuesInStrings(value)];
  return { ...base, kind: 'json', ...partsOfSentences(value), ...partsOfValues(values), values };
}

function asText(text: string, base: Base): Pasted {
  const values = findValues(text);
  return { ...base, kind: 'text', ...partsOfValues(values), ...partsOfText(text), values };
}

/** The call that several values describe; the first of them counts most. */
function partsOfValues(values: readonly Json[]): Parts {
  return Object.assign({}, ...values.map(partsOfValue).toReversed()) as Parts;
}
