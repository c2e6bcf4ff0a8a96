import type { Callback } from '../../../model/api/api-model';
import type { Use } from '../change';
import { rawCallback, report, type CallContext, type CallPair } from './call';
import { compareCall } from './compare-call';

/** Compares the calls that an operation makes possible: the API sends them, and the client answers. */
export function compareCallbacks(context: CallContext, call: CallPair): void {
  const rest = new Set(call.after.callbacks);
  for (const before of call.before.callbacks) {
    const after =
      [...rest].find((one) => keyOf(one) === keyOf(before) && one.path === before.path) ??
      [...rest].find((one) => keyOf(one) === keyOf(before));
    const raw = rawCallback(context.base, call.raw.base, before);
    if (!after) {
      report(context, useOfCallback(call, before), {
        rule: 'callback-removed',
        name: before.name,
        base: { holder: raw },
      });
      continue;
    }
    rest.delete(after);
    const pair = callbackPair(context, call, before, after);
    if (before.path !== after.path)
      report(context, useOfCallback(call, before), {
        rule: 'callback-moved',
        name: before.name,
        before: before.path,
        after: after.path,
        base: { holder: pair.raw.base },
        head: { holder: pair.raw.head },
      });
    compareCall(context, pair);
  }
  for (const after of rest)
    report(context, useOfCallback(call, after), {
      rule: 'callback-added',
      name: after.name,
      head: { holder: rawCallback(context.head, call.raw.head, after) },
    });
}

function keyOf({ name, method }: Callback): string {
  return `${name} ${method}`;
}

function useOfCallback(call: CallPair, { name }: Callback): Use {
  return {
    direction: 'received',
    affected: call.affected,
    anchor: `${call.anchor} callback ${name}`,
    title: call.title,
  };
}

function callbackPair(context: CallContext, call: CallPair, before: Callback, after: Callback): CallPair {
  return {
    before,
    after,
    raw: {
      base: rawCallback(context.base, call.raw.base, before),
      head: rawCallback(context.head, call.raw.head, after),
    },
    affected: call.affected,
    anchor: `${call.anchor} callback ${before.name}`,
    title: `${call.title}, callback \`${before.name}\``,
    isIncoming: true,
  };
}
