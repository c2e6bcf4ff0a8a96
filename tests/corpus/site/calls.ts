import { sentMethod } from '#core/http/methods';
import type { JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { entriesOf } from '#core/json/read';
import { operationsIn } from '#core/openapi/path-item';
import { fold, type Printed } from '../../contract/html/read-printed';

/** The operation or event that a page is about: `GET /invoices`, `event invoice.created`. Only such pages name credentials. */
export function callOf({
  owner,
  texts: { method = [], path = [], credentials, name = [] },
}: Printed): string[] {
  if (owner === 'event') return [`event ${name.join()}`];
  return owner === 'operation' && credentials ? [`${method.join()} ${path.join()}`] : [];
}

/** All operations and events of a bundle, in the same form. */
export function callsOf(bundle: JsonObject): string[] {
  const { paths, webhooks, 'x-webhooks': legacy } = bundle;
  const follow = (item: JsonObject): JsonObject => {
    const { $ref } = item;
    return typeof $ref === 'string' ? follow(valueAt(bundle, parseFragment($ref)!) as JsonObject) : item;
  };
  const methodsOf = (item: unknown) =>
    operationsIn(follow(item as JsonObject)).map(({ method }) => sentMethod(method));
  return [
    ...entriesOf(paths).flatMap(([path, item]) => methodsOf(item).map((method) => `${method} ${fold(path)}`)),
    ...entriesOf(webhooks ?? legacy).flatMap(([event, item]) => methodsOf(item).map(() => `event ${event}`)),
  ];
}
