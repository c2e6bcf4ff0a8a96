import type { Json } from '#core/json/json';
import type { Link, Response } from '../../../model/api/api-model';
import type { Finding, Use } from '../change';
import { canonicalText } from '../shape/canonical-text';
import { placeOf, type Side } from '../side';
import { anchorOf, report, type CallContext } from './call';

/**
 * Compares the links of a response by their names. A link is a hint: only another call that it leads to, or none, can change what a
 * client does.
 * @see https://spec.openapis.org/oas/v3.1.0#link-object
 */
export function compareLinks(context: CallContext, use: Use, before: Response, after: Response): void {
  const places = {
    base: placeOf(context.base, before, 'links'),
    head: placeOf(context.head, after, 'links'),
  };
  const now = new Map(after.links.map((link) => [link.name, link]));
  for (const old of before.links) {
    const link = now.get(old.name);
    const found = link
      ? compareLink(context, old, link)
      : ({ rule: 'link-removed', before: old.name } satisfies Finding);
    if (found) report(context, use, { ...found, ...places });
  }
  for (const { name } of after.links.filter((link) => !before.links.some((old) => old.name === link.name)))
    report(context, use, { rule: 'link-added', after: name, ...places });
}

function compareLink({ base, head }: CallContext, before: Link, after: Link): Finding | undefined {
  const { name } = before;
  const [one, other] = [targetOf(base, before), targetOf(head, after)];
  if (one !== other) return { rule: 'link-target-changed', name, before: one, after: other };
  return wordsOf(before) === wordsOf(after) ? undefined : { rule: 'link-words', name };
}

/** The call that a link leads to: that of its operation, whose id may change without it. */
function targetOf({ model }: Side, { operationId, operationRef = '' }: Link): string {
  const operation = model.operations.find(({ id }) => id === operationId);
  return operation ? anchorOf(operation) : (operationId ?? operationRef);
}

function wordsOf({ description = '', parameters, requestBody, server }: Link): string {
  const passed = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
  return canonicalText([
    description,
    passed,
    requestBody?.value ?? null,
    server?.url ?? '',
    !requestBody,
  ] as Json);
}
