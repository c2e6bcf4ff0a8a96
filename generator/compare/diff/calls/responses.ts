import type { Response } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { placeOf } from '../side';
import { placesOf, report, useOf, type CallContext, type CallPair } from './call';
import { compareContent } from './content';
import { compareLinks } from './links';
import { compareHeaders } from './response-headers';
import { matchStatuses } from './match-statuses';

/** Compares responses by the statuses that each covers: 422 before 4XX before `default`. */
export function compareResponses(context: CallContext, call: CallPair): void {
  const { pairs, removed, added, swapped, widened, narrowed } = matchStatuses(
    context,
    call.before.responses,
    call.after.responses,
  );
  const places = placesOf(call, 'responses');
  for (const before of removed) report(context, useFor(call), removedStatus(context, call, before, places));
  for (const after of added) report(context, useFor(call), addedStatus(context, call, after, places));
  if (widened) report(context, useFor(call), addedStatus(context, call, widened, places));
  if (narrowed) report(context, useFor(call), narrowedStatus(context, call, narrowed, places));
  for (const { before, after } of swapped)
    report(context, useFor(call), {
      rule: before.status.startsWith('2') ? 'success-status-changed' : 'error-status-changed',
      before: before.status,
      after: after.status,
      base: placeOf(context.base, before),
      head: placeOf(context.head, after),
    });
  for (const { before, after } of [...pairs, ...swapped]) compareResponse(context, call, before, after);
}

function useFor(call: CallPair, what?: string): Use {
  return { ...useOf(call, 'response', what) };
}

function removedStatus(context: CallContext, call: CallPair, before: Response, places: object): Finding {
  const at = { ...places, base: placeOf(context.base, before), name: before.status };
  if (call.isIncoming) return { rule: 'receiver-status-removed', ...at };
  if (before.status === 'default') return { rule: 'default-response-removed', ...at };
  return { rule: before.status.startsWith('2') ? 'success-status-removed' : 'error-status-removed', ...at };
}

function addedStatus(context: CallContext, call: CallPair, after: Response, places: object): Finding {
  const at = { ...places, head: placeOf(context.head, after), name: after.status };
  if (call.isIncoming) return { rule: 'receiver-status-added', ...at };
  if (after.status === 'default') return { rule: 'default-response-added', ...at };
  if (after.status.startsWith('3')) return { rule: 'redirect-added', ...at };
  return { rule: after.status.startsWith('2') ? 'success-status-added' : 'error-status-added', ...at };
}

function narrowedStatus(context: CallContext, call: CallPair, before: Response, places: object): Finding {
  const at = { ...places, base: placeOf(context.base, before), name: before.status };
  return { rule: call.isIncoming ? 'receiver-status-removed' : 'success-range-narrowed', ...at };
}

function compareResponse(context: CallContext, call: CallPair, before: Response, after: Response): void {
  const use = useFor(call, before.status);
  const at = (member?: string): Pick<Finding, 'base' | 'head'> => ({
    base: placeOf(context.base, before, member),
    head: placeOf(context.head, after, member),
  });
  if ((before.description ?? '').trim() !== (after.description ?? '').trim())
    report(context, use, { rule: 'schema-words', name: 'description', ...at('description') });
  compareHeaders(context, call, before, after);
  compareLinks(context, use, before, after);
  if (before.content.length > 0 && after.content.length === 0 && !call.isIncoming)
    return report(context, use, { rule: 'response-body-dropped', ...at('content') });
  if (before.content.length === 0 && after.content.length > 0 && !call.isIncoming)
    return report(context, use, { rule: 'response-body-added', ...at('content') });
  compareContent(context, (what) => useFor(call, `${before.status} ${what}`), {
    before: before.content,
    after: after.content,
    places: at('content'),
  });
}
