import { sentMethod } from '#core/http/methods';
import type { Parameter, Webhook } from '../../../model/api/api-model';
import { isSimilar } from '../names/similar-names';
import type { Use } from '../change';
import { placeOf } from '../side';
import { placesOf, rawEvent, report, useOf, type CallContext, type CallPair } from './call';
import { compareCall } from './compare-call';
import type { Digest } from '../shape/digest';

/** Compares the events of the API, which clients receive. */
export function compareEvents(context: CallContext): void {
  const { base, head, schemas } = context;
  const now = new Map(head.model.webhooks.map((event) => [event.event, event]));
  const removed: Webhook[] = [];
  for (const before of base.model.webhooks) {
    const after = now.get(before.event);
    if (after) compareEvent(context, before, after);
    else removed.push(before);
    now.delete(before.event);
  }
  for (const before of removed) {
    const after = [...now.values()].find(
      (one) =>
        isSimilar(before.event, one.event) &&
        removed.length === 1 &&
        now.size === 1 &&
        formOf(before, schemas.baseDigest) === formOf(one, schemas.headDigest),
    );
    const holder = rawEvent(base, before);
    if (!after) {
      report(context, useOfEvent(before), { rule: 'event-removed', before: before.event, base: { holder } });
      continue;
    }
    now.delete(after.event);
    report(context, useOfEvent(before), {
      rule: 'event-renamed',
      before: before.event,
      after: after.event,
      base: { holder },
      head: { holder: rawEvent(head, after) },
    });
    compareEvent(context, before, after);
  }
  for (const after of now.values())
    report(context, useOfEvent(after), {
      rule: 'event-added',
      after: after.event,
      head: { holder: rawEvent(head, after) },
    });
}

function useOfEvent({ event }: Webhook): Use {
  return { direction: 'received', affected: event, anchor: `event ${event}`, title: `event \`${event}\`` };
}

function formOf({ requestBody }: Webhook, digest: Digest): string {
  return JSON.stringify(
    requestBody?.content.map(({ mediaType, schema }) => [mediaType, schema ? digest([schema]) : '']),
  );
}

function compareEvent(context: CallContext, before: Webhook, after: Webhook): void {
  const call: CallPair = {
    before: { ...before, parameters: [] },
    after: { ...after, parameters: [] },
    raw: { base: rawEvent(context.base, before), head: rawEvent(context.head, after) },
    affected: before.event,
    anchor: `event ${before.event}`,
    title: `event \`${before.event}\``,
    isIncoming: true,
  };
  if (before.method !== after.method)
    report(context, useOfEvent(before), {
      rule: 'callback-method-changed',
      before: sentMethod(before.method),
      after: sentMethod(after.method),
      ...placesOf(call),
    });
  compareEventHeaders(context, call, before.parameters, after.parameters);
  compareCall(context, call);
}

/** Compares the headers of an event. */
function compareEventHeaders(
  context: CallContext,
  call: CallPair,
  before: readonly Parameter[],
  after: readonly Parameter[],
): void {
  const keyOf = ({ in: place, name }: Parameter): string => `${place} ${name.toLowerCase()}`;
  const now = new Map(after.map((parameter) => [keyOf(parameter), parameter]));
  const use = ({ in: place, name }: Parameter): Use => ({
    ...useOf(call, 'request', `${place} \`${name.toLowerCase()}\``),
    what: `${place} \`${name}\``,
  });
  for (const parameter of before) {
    const kept = now.get(keyOf(parameter));
    now.delete(keyOf(parameter));
    if (kept) {
      context.roots.push({ ...use(parameter), base: [parameter.schema], head: [kept.schema] });
      if (parameter.required !== kept.required)
        report(context, use(parameter), {
          rule: kept.required ? 'header-became-required' : 'header-became-optional',
          base: placeOf(context.base, parameter),
          head: placeOf(context.head, kept),
        });
    } else
      report(context, use(parameter), {
        rule: 'event-header-removed',
        base: placeOf(context.base, parameter),
      });
  }
  for (const parameter of now.values())
    report(context, use(parameter), { rule: 'event-header-added', head: placeOf(context.head, parameter) });
}
