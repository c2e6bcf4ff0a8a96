import { essenceOf } from '#core/http/wire/body-format';
import { contentFor } from './content';
import { headerOf, kindFor, schemaFor, type Kind, type Message } from './messages';
import type { SchemaChecks, SchemaFault } from './schema-checks';

/** Something that a reader cannot deal with, in the terms of a `Site`. */
interface ReadFault extends Partial<SchemaFault> {
  what?: string;
  path: string;
  message: string;
}

/** The faults of a message for a reader who knows these kinds. */
export function readMessage(kinds: readonly Kind[], message: Message, checks: SchemaChecks): ReadFault[] {
  const { status } = message;
  const kind = kindFor(kinds, status);
  // Statuses without a description may always come.
  if (!kind)
    return status === 'default' ? [] : [{ path: '', message: `the status ${status ?? ''} is not known` }];
  return [...readHeaders(kind, message, checks), ...readBody(kind, message, checks)];
}

function readHeaders(kind: Kind, { headers }: Message, checks: SchemaChecks): ReadFault[] {
  const whatOf = (name: string): string => `${prefixOf(kind)}header \`${name}\``;
  const missing = kind.headers
    .filter(
      ({ name, required }) =>
        required && !headers.some((one) => one.name.toLowerCase() === name.toLowerCase()),
    )
    .map(({ name }) => ({ what: whatOf(name), path: '', message: 'the header is missing' }));
  const wrong = headers.flatMap(({ name, value }) => {
    const known = headerOf(kind, name);
    const faults = known?.rawSchema === undefined ? [] : checks.response(known.rawSchema)(value);
    return (faults ?? []).map((fault) => ({ ...fault, what: whatOf(known?.name ?? name) }));
  });
  return [...missing, ...wrong];
}

function readBody(kind: Kind, message: Message, checks: SchemaChecks): ReadFault[] {
  const { body } = message;
  const fault = (text: string): ReadFault[] => [{ what: `${prefixOf(kind)}body`, path: '', message: text }];
  if (!body) return kind.content.length > 0 ? fault('there is no body') : [];
  if (kind.content.length === 0) return [];
  const known = contentFor(kind.content, body.mediaType);
  if (!known) return fault(`\`${body.mediaType}\` is not known`);
  const raw = schemaFor(kind, message);
  const faults = raw === undefined ? [] : checks.response(raw)(body.value);
  return (faults ?? []).map((one) => ({
    ...one,
    what: `${prefixOf(kind)}body ${essenceOf(known.mediaType)}`,
  }));
}

/** Whatever a reader of the base waits for in vain: a status of success, a media type. */
export function missedMessages(before: readonly Kind[], after: readonly Kind[]): ReadFault[] {
  return before.flatMap((kind): ReadFault[] => {
    const { status, content } = kind;
    const now = kindFor(after, status);
    if (!now)
      return status?.startsWith('2') ? [{ path: '', message: `the status ${status} never arrives` }] : [];
    return content
      .filter(({ mediaType }) => !contentFor(now.content, mediaType))
      .map(({ mediaType }) => ({
        what: `${prefixOf(kind)}body`,
        path: '',
        message: `\`${mediaType}\` never arrives`,
      }));
  });
}

/** `200 ` for a response; an event has no status. */
export function prefixOf({ status }: Pick<Kind, 'status'>): string {
  return status === undefined ? '' : `${status} `;
}
