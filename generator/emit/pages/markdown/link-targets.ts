import type { LinkData } from '#core/contracts/page-data';
import { formatPointer } from '#core/json/pointer';
import { tokensOf } from '#core/openapi/path-item';
import type { WordingContext } from '../../../model/wording/wording-context';

/** The pages of operations and events by operationId and by reference: `#/paths/~1invoices/get`. */
export type LinkTargets = ReadonlyMap<string, LinkData>;

export function listTargets({ model, addresses, linkToOperation }: WordingContext): LinkTargets {
  const events = model.webhooks.flatMap(({ id, event, method, summary, slug }) => {
    const link = { label: summary, href: addresses.event(slug) };
    return [[id, link] as const, [targetKey(['webhooks', event, ...tokensOf(method)]), link] as const];
  });
  const operations = model.operations.flatMap((operation) => {
    const { id, path, method } = operation;
    const link = linkToOperation(operation);
    return [[id, link] as const, [targetKey(['paths', path, ...tokensOf(method)]), link] as const];
  });
  return new Map([...events, ...operations]);
}

/** Returns the key of an operation by the tokens of a reference to it. */
export function targetKey(tokens: readonly string[]): string {
  return `#${formatPointer(tokens)}`;
}
