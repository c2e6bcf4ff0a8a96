import { translate } from '#core/labels/translate';
import { isObject, type Json } from '#core/json/json';
import { draftOf, requestOf, type Draft } from '@site/src/session/draft';
import { getOperation } from '@site/src/session/operations';
import { dryRun } from '@site/src/session/simulator';
import type { TaxResult } from './explain';

/** Query parameters by name; empty ones are not sent. */
export type Sale = Record<string, string | undefined>;

/** The simulator's response: the calculation, or the error messages if it rejects the request. */
export type Reply =
  | { address: string; result: TaxResult; problem?: undefined }
  | { address: string; result?: undefined; problem: string };

const operation = getOperation('calculateTaxRate');

/** The sales of the documented requests, with their names. */
export const examples = operation.requests.map(({ name, summary, parameters }) => ({
  name,
  summary: summary ?? name,
  sale: { ...parameters.query },
}));

/** Returns the values that a query parameter can have. */
export function valuesOf(name: string): string[] {
  return operation.parameters.find((parameter) => parameter.name === name)?.values ?? [];
}

/** Asks the simulator for the tax on a sale, without changing its state. */
export async function askTax(sale: Sale): Promise<Reply> {
  const request = requestFor(sale);
  const { pathname, search } = new URL(request.url);
  const { status, body } = await dryRun(request);
  const address = `${request.method} ${pathname}${search}`;
  const content = JSON.parse(body) as Json;
  return status === 200
    ? { address, result: content as unknown as TaxResult }
    : { address, problem: problemIn(content) };
}

function requestFor(sale: Sale): Request {
  const [example] = operation.requests;
  if (!example) throw new Error('The calculation has an example.');
  const draft = draftOf(operation, example);
  const parameters = Object.entries(sale).map(([name, value]) => [`query.${name}`, value?.trim() ?? '']);
  return requestOf(operation, {
    ...draft,
    parameters: Object.fromEntries(parameters) as Draft['parameters'],
  });
}

/** Returns the messages of an error response, in either of its formats. */
function problemIn(content: Json): string {
  if (!isObject(content)) return translate('The request is refused.');
  const { errors, error } = content;
  return textsIn(errors ?? error ?? content).join(' ');
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((one: Json) => textsIn(one))
    : [];
}
