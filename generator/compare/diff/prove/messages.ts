import { statusKeys } from '#core/http/status-keys';
import type { Json } from '#core/json/json';
import type { Header, MediaType, Operation } from '../../../model/api/api-model';
import type { Source } from './call';
import { contentFor } from './content';
import type { SchemaChecks } from './schema-checks';

/** A response, or the call of an event, as a side sends it. */
export interface Message {
  /** Undefined: an event. */
  status?: string;
  headers: { name: string; value: Json }[];
  body?: { mediaType: string; value: Json };
}

/** The description of messages: of a status, or of an event. */
export interface Kind {
  status?: string;
  headers: readonly Header[];
  content: readonly MediaType[];
}

/** The kinds of messages that a client receives. */
export function kindsOf({ responses, requestBody, parameters }: Operation, isEvent: boolean): Kind[] {
  if (!isEvent) return responses.map(({ status, headers, content }) => ({ status, headers, content }));
  const headers = parameters.filter((one) => one.in === 'header');
  return [{ headers, content: requestBody?.content ?? [] }];
}

/** The entry for a status: itself, else its class, else the default. */
export function kindFor(kinds: readonly Kind[], status: string | undefined): Kind | undefined {
  const names = status === undefined ? [undefined] : statusKeys(status);
  return names.map((name) => kinds.find((one) => one.status === name)).find((found) => found !== undefined);
}

/** The schema of a body of a kind. */
export function schemaFor(kind: Kind | undefined, { body }: Message): Json | undefined {
  return body && contentFor(kind?.content ?? [], body.mediaType)?.rawSchema;
}

/** The messages of a side that it may send by its description, with values at the edges of the sources. */
export function messagesOf(
  kinds: readonly Kind[],
  isEvent: boolean,
  sources: readonly Source[],
  checks: SchemaChecks,
): Message[] {
  return kinds.flatMap((kind) =>
    candidatesOf(kind, isEvent, sources).filter((message) => isSent(kind, message, checks)),
  );
}

function candidatesOf(
  { status, headers, content }: Kind,
  isEvent: boolean,
  sources: readonly Source[],
): Message[] {
  const valuesOf = ({ examples, rawSchema }: Header): Json[] => [
    ...examples.map(({ value }) => value),
    ...sources.flatMap(({ variants }) => variants(rawSchema)),
  ];
  const usual = headers.map((header) => ({ name: header.name, value: valuesOf(header)[0] ?? 'a' }));
  const others = headers.flatMap((header) => {
    const rest = usual.filter(({ name }) => name !== header.name);
    const set = valuesOf(header).map((value) => [...rest, { name: header.name, value }]);
    return header.required ? set : [rest, ...set];
  });
  const bodies = content.flatMap(({ mediaType, examples }) => {
    const described = sources.flatMap(({ operation, variants }) => {
      const kind = kindFor(kindsOf(operation, isEvent), status);
      return variants(contentFor(kind?.content ?? [], mediaType)?.rawSchema);
    });
    return [...examples.map(({ value }) => value), ...described].map((value) => ({ mediaType, value }));
  });
  const sent = bodies.length > 0 ? bodies : [undefined];
  return [
    ...others.map((all): Message => ({ status, headers: all, body: bodies[0] })),
    ...sent.map((body): Message => ({ status, headers: usual, body })),
  ];
}

function isSent(kind: Kind, message: Message, checks: SchemaChecks): boolean {
  const fits = (raw: Json | undefined, value: Json): boolean =>
    raw === undefined || checks.sender(raw)(value)?.length === 0;
  return (
    message.headers.every(({ name, value }) => fits(headerOf(kind, name)?.rawSchema, value)) &&
    (message.body === undefined || fits(schemaFor(kind, message), message.body.value))
  );
}

/** Names of headers have no case. */
export function headerOf({ headers }: Kind, name: string): Header | undefined {
  return headers.find((one) => one.name.toLowerCase() === name.toLowerCase());
}
