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
  /** By object and name: `Invoice.due_date`. */
  fields: Record<string, DocumentedValue & Partial<Pick<FieldFact, 'readOnly' | 'writeOnly'>>>;
  /** By operationId and name. */
  parameters: Record<string, DocumentedValue>;
  causes: Cause[];
}

/** The rules of a field or a parameter. */
export interface DocumentedValue extends Pick<FieldFact, 'type' | 'limits' | 'href'> {
  /** Its allowed values. */
  values: string[];
}

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
    fields: mapValues(fields, ({ readOnly, writeOnly, ...field }) => ({
      ...valueOf(field),
      ...(readOnly && { readOnly }),
      ...(writeOnly && { writeOnly }),
    })),
    parameters: mapValues(parameters, valueOf),
    causes,
  };
}

function valueOf({
  type,
  limits,
  href,
  enum: values,
}: FieldFact | ParameterFact | Omit<FieldFact, 'readOnly' | 'writeOnly'>) {
  return { type, limits, href, values: values.map(({ value }) => value) };
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
