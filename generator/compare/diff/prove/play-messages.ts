import { sentMethod } from '#core/http/methods';
import type { Operation } from '../../../model/api/api-model';
import type { Source } from './call';
import { missedMessages, prefixOf, readMessage } from './judge-response';
import { kindFor, kindsOf, messagesOf, schemaFor, type Message } from './messages';
import type { Pair } from './pairs';
import type { SchemaChecks } from './schema-checks';
import { valueAt } from './value-at';
import type { Played, Shown } from './shown';

/** Plays the messages of the head to readers of the base, and looks for those of the base that are gone. */
export function playMessages(
  { before, after, isEvent }: Pair,
  sources: readonly Source[],
  checks: { base: SchemaChecks; head: SchemaChecks },
): Played {
  const waiting = `wait for ${titleOf(before)}`;
  if (!after || (isEvent && before.method !== after.method))
    return {
      count: 1,
      shown: [shownOf({ path: '' }, { call: waiting, before: 'arrives', after: 'it never arrives' })],
    };
  const [old, now] = [kindsOf(before, isEvent), kindsOf(after, isEvent)];
  const arriving = messagesOf(now, isEvent, sources, checks.head);
  const read = arriving.flatMap((message) =>
    readMessage(old, message, checks.base).map((fault): Shown => {
      const run = { call: formatMessage(after, message), before: 'read', after: fault.message };
      return { ...shownOf(fault, run), isWeak: fault.isAmbiguous ?? false };
    }),
  );
  const missed = missedMessages(old, now).map((fault) =>
    shownOf(fault, { call: waiting, before: 'arrives', after: fault.message }),
  );
  // Fields of messages of the base that the head does not send: whoever reads them misses them.
  const earlier = messagesOf(old, isEvent, sources, checks.base);
  const gone = earlier.flatMap((message) => {
    const raw = schemaFor(kindFor(now, message.status), message);
    if (!message.body || raw === undefined) return [];
    const { mediaType, value } = message.body;
    const faults = checks.head.sender(raw)(value) ?? [];
    return faults
      .filter(({ isUnknown }) => isUnknown)
      .map(({ path }) => {
        const run = {
          call: `read ${path} of ${titleOf(after)}`,
          before: JSON.stringify(valueAt(value, path)) ?? 'there',
          after: 'missing',
        };
        return shownOf({ what: `${prefixOf(message)}body ${mediaType}`, path }, run);
      });
  });
  return { count: arriving.length + earlier.length, shown: [...read, ...missed, ...gone] };
}

function shownOf(
  { what, path }: Pick<Shown, 'what' | 'path'>,
  run: { call: string; before: string; after: string },
): Shown {
  return { what, path, isWeak: true, proof: { by: 'run', ...run } };
}

function formatMessage(operation: Operation, { status, body }: Message): string {
  const text = body && JSON.stringify(body.value);
  return [`${titleOf(operation)} →`, status, text].filter((part) => part !== undefined).join(' ');
}

function titleOf({ method, path }: Operation): string {
  return `${sentMethod(method)} ${path}`;
}
