import { placeOf } from '../side';
import { placesOf, report, useOf, type CallContext, type CallPair } from './call';
import { compareContent } from './content';

/** Compares the bodies of requests. */
export function compareBodies(context: CallContext, call: CallPair): void {
  const [before, after] = [call.before.requestBody, call.after.requestBody];
  const use = useOf(call, 'request');
  if (!before && !after) return;
  if (!before) {
    const rule = after?.required ? 'required-body-added' : 'body-added';
    return report(context, use, { rule, ...placesOf(call, 'requestBody') });
  }
  if (!after) return report(context, use, { rule: 'body-removed', ...placesOf(call, 'requestBody') });
  const places = {
    base: placeOf(context.base, before, 'required'),
    head: placeOf(context.head, after, 'required'),
  };
  if (before.required !== after.required)
    report(context, use, {
      rule: after.required ? 'body-became-required' : 'body-became-optional',
      ...places,
    });
  if ((before.description ?? '').trim() !== (after.description ?? '').trim())
    report(context, use, {
      rule: 'schema-words',
      name: 'description of the body',
      base: placeOf(context.base, before, 'description'),
      head: placeOf(context.head, after, 'description'),
    });
  compareContent(context, (what) => useOf(call, 'request', what), {
    before: before.content,
    after: after.content,
    places: { base: placeOf(context.base, before, 'content'), head: placeOf(context.head, after, 'content') },
  });
}
