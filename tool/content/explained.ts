import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { buildCall, fillFields } from '#core/http/call';
import type { WrittenRequest } from '#core/paste/correct';
import { causesOf, causesOfResponses, type Documented, documentedFrom } from '#core/paste/documented';
import type { Content } from './content';

const known = new WeakMap<Content, Documented>();

/** The part of the content that explanations need. */
export function documentedIn(content: Content): Documented {
  return getOrInsertComputed(known, content, ({ facts, errors, documented }) =>
    documentedFrom(facts, documented ? causesOfResponses(documented.operations) : causesOf(errors)),
  );
}

/** The documented request of an operation. */
export function exampleOf({ requests }: Content, id: string): WrittenRequest | undefined {
  const operation = requests.operations[id];
  const request = operation?.requests[0];
  if (operation === undefined || request === undefined) return undefined;
  const { method, path } = buildCall(operation, {
    parameters: fillFields(request.parameters, operation.parameters),
    headers: {},
  });
  return { method, path, ...(request.body !== undefined && { body: request.body }) };
}
