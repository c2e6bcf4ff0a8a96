import { textOf } from '#core/json/read';
import { escapePattern } from '#core/text/escape-pattern';
import type { Operation } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { successorOf } from '../names/successor-of';
import {
  anchorOf,
  erasePath,
  hasMoved,
  placesOf,
  rawOperation,
  report,
  titleOf,
  type CallContext,
  type CallPair,
} from './call';
import { compareCallbacks } from './callbacks';
import { compareCall } from './compare-call';
import { matchOperations } from './match-operations';
import { compareSecurity } from './security';
import type { SchemeNames } from './security-schemes';
import { areSameServers } from './servers';

/** Compares all operations of the API. Returns those of both sides. */
export function compareOperations(context: CallContext, names: SchemeNames): CallPair[] {
  const { base, head, schemas } = context;
  const matched = matchOperations(schemas, base.model.operations, head.model.operations);
  for (const before of matched.removed) {
    const perhaps = matched.doubtful.get(before);
    report(context, useOfAll(before), {
      rule: 'operation-removed',
      before: anchorOf(before),
      base: { holder: rawOperation(base, before) },
      hint:
        successorOf(rawOperation(base, before)) ?? (perhaps && `Perhaps it is now \`${titleOf(perhaps)}\`.`),
    });
  }
  for (const after of matched.added) {
    report(context, useOfAll(after), {
      rule: 'operation-added',
      after: anchorOf(after),
      head: { holder: rawOperation(head, after) },
    });
    reportShadowed(context, after);
  }
  return matched.pairs.map(({ before, after }) => {
    const call = pairOf(context, before, after);
    compareAddress(context, call);
    compareSecurity(context, call, names);
    compareOwnServers(context, call);
    compareCall(context, call);
    compareCallbacks(context, call);
    return call;
  });
}

function pairOf({ base, head }: CallContext, before: Operation, after: Operation): CallPair {
  return {
    before,
    after,
    raw: { base: rawOperation(base, before), head: rawOperation(head, after) },
    affected: before.id,
    anchor: anchorOf(before),
    title: titleOf(before),
    isIncoming: false,
  };
}

/** The use of an operation as a whole. */
function useOfAll(operation: Operation): Use {
  return {
    direction: 'sent',
    affected: operation.id,
    anchor: anchorOf(operation),
    title: titleOf(operation),
  };
}

function compareAddress(context: CallContext, call: CallPair): void {
  const { before, after, raw } = call;
  const use = useOfAll(before);
  const isSame = anchorOf(before) === anchorOf(after);
  if (!isSame && !hasMoved(call)) report(context, use, { ...movedFinding(before, after), ...placesOf(call) });
  const [one, other] = [textOf(raw.base.operationId), textOf(raw.head.operationId)];
  if (one !== other && one !== undefined)
    report(context, use, {
      rule: 'operation-id-changed',
      before: one,
      after: other ?? 'none',
      ...placesOf(call, 'operationId'),
    });
}

function movedFinding(before: Operation, after: Operation): Finding {
  const spell = (path: string): string =>
    erasePath(path)
      .toLowerCase()
      .replace(/(?<=.)\/+$/, '');
  const isSpelling = before.method === after.method && spell(before.path) === spell(after.path);
  return {
    rule: isSpelling ? 'path-spelling' : 'operation-moved',
    before: anchorOf(before),
    after: titleOf(after),
  };
}

/** A new fixed path takes calls away from an old template that matches it. */
function reportShadowed(context: CallContext, added: Operation): void {
  for (const old of context.base.model.operations) {
    if (old.method !== added.method || !old.path.includes('{') || added.path.includes('{')) continue;
    const pattern = new RegExp(`^${erasePath(old.path).split('{}').map(escapePattern).join('[^/]+')}$`);
    if (!pattern.test(added.path)) continue;
    report(context, useOfAll(old), {
      rule: 'path-shadowed',
      after: added.path,
      base: { holder: rawOperation(context.base, old) },
      head: { holder: rawOperation(context.head, added) },
    });
  }
}

function compareOwnServers(context: CallContext, call: CallPair): void {
  const { before, after } = call;
  if (hasMoved(call)) return;
  const isOwn = !areSameServers(after.servers, context.head.model.servers);
  const wasOwn = !areSameServers(before.servers, context.base.model.servers);
  if ((!isOwn && !wasOwn) || areSameServers(before.servers, after.servers)) return;
  report(context, useOfAll(before), {
    rule: 'server-own',
    before: before.servers[0]?.url ?? '',
    after: after.servers[0]?.url ?? '',
    ...placesOf(call, 'servers'),
  });
}
