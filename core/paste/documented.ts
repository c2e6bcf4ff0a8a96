import type { DocumentedError } from '../contracts/errors-file';
import type { Facts, FieldFact, ParameterFact } from '../contracts/facts';
import { type Retry, retryFor } from '../http/retry';
import type { Json } from '../json/json';

/** The part of a description that explanations need. */
export interface Documented {
  /** By operationId. */
  operations: Record<string, Pick<Facts['operations'][string], 'method' | 'path' | 'summary' | 'href'>>;
  /** By name. */
  objects: Record<string, { title: string; href: string }>;
  /** By type. */
  events: Record<string, { summary: string; href: string }>;
  /** By object and name. */
  fields: Record<string, Record<string, DocumentedValue>>;
  /** By operationId and name. */
  parameters: Record<string, Record<string, DocumentedValue>>;
  causes: Cause[];
}

/** Type, limits and values of a field or a parameter in words; with its anchor, unless that is its name. */
export type DocumentedValue = string | readonly [rule: string, anchor: string];

/** One reason for an error of some operations. */
export interface Cause {
  /** Also a range, `4XX`, or `default`. */
  status: string;
  /** In a few words. */
  reason?: string;
  /** Markdown. */
  text?: string;
  /** Markdown. */
  remedy?: string;
  retry: Retry;
  /** A documented body. */
  body?: Json;
  /** operationIds. */
  operations: string[];
}

/** Keeps what an explanation reads of facts. */
export function documentedFrom(
  {
    operations,
    objects,
    events,
    fields,
    parameters,
  }: Pick<Facts, 'operations' | 'objects' | 'events' | 'fields' | 'parameters'>,
  causes: Cause[],
): Documented {
  return {
    operations: mapValues(operations, ({ method, path, summary, href }) => ({ method, path, summary, href })),
    objects: mapValues(objects, ({ title, href }) => ({ title, href })),
    events: mapValues(events, ({ summary, href }) => ({ summary, href })),
    fields: byOwner(fields),
    parameters: byOwner(parameters),
    causes,
  };
}

/** More values would fill the line of a field. */
const MOST_VALUES = 12;

/** A page loads all of them: an address that the name says is not repeated. */
function byOwner(
  values: Record<string, Pick<FieldFact | ParameterFact, 'name' | 'type' | 'limits' | 'enum' | 'href'>>,
): Documented['fields'] {
  const owners: Documented['fields'] = {};
  for (const [key, value] of Object.entries(values)) {
    const { name, href } = value;
    const anchor = href.slice(href.indexOf('#') + 1);
    const rule = ruleOf(value);
    const owner = key.slice(0, -name.length - 1);
    (owners[owner] ??= {})[name] = anchor === name ? rule : [rule, anchor];
  }
  return owners;
}

function ruleOf({ type, limits, enum: values }: Pick<FieldFact, 'type' | 'limits' | 'enum'>): string {
  const listed = values
    .slice(0, MOST_VALUES)
    .map(({ value }) => value)
    .join(', ');
  const more = values.length > MOST_VALUES ? ', …' : '';
  return [type, ...limits, ...(values.length > 0 ? [`one of ${listed}${more}`] : [])].join(', ');
}

/** Errors with the same body, cause and remedy are one: most are those of every operation. */
export function causesOf(errors: readonly DocumentedError[]): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { operation, status, responses, cause, remedy, retry } of errors) {
    for (const [index, { reason, body }] of responses.entries()) {
      // The cause is that of the request, which gets the first body.
      const text = index === 0 ? cause : undefined;
      const key = JSON.stringify([status, reason, body, text, remedy]);
      const known = causes.get(key);
      if (known) known.operations.push(operation);
      else
        causes.set(key, {
          status: String(status),
          reason,
          text,
          remedy,
          retry,
          body,
          operations: [operation],
        });
    }
  }
  return [...causes.values()];
}

/** The responses of an operation, by status, with the examples of their bodies. */
interface WithResponses {
  responses: Record<string, { description: string; bodies: Record<string, Json> }>;
}

/** The causes of a description without a simulator: its error responses. @param operations by operationId */
export function causesOfResponses(operations: Record<string, WithResponses>): Cause[] {
  const causes = new Map<string, Cause>();
  for (const [id, { responses }] of Object.entries(operations))
    for (const [status, { description, bodies }] of Object.entries(responses)) {
      if (!/^(?:[45]|default)/.test(status)) continue;
      const examples: (Json | undefined)[] = Object.values(bodies);
      for (const body of examples.length > 0 ? examples : [undefined]) {
        const key = JSON.stringify([status, description, body]);
        const known = causes.get(key);
        if (known) known.operations.push(id);
        else causes.set(key, { status, text: description, retry: retryFor(status), body, operations: [id] });
      }
    }
  return [...causes.values()];
}

function mapValues<From, To>(values: Record<string, From>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
