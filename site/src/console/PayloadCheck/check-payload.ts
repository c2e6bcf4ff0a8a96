import { isObject, type Json } from '#core/json/json';
import { formatPointer, parsePointer, valueAt } from '#core/json/pointer';
import { type Fields, findField, listFields } from '#core/contracts/find-field';
import type { RuleText } from '../../../../simulator/rules/simulated';
import { isUnknownMember } from '#core/schema/relevant-errors';
import { findNearest } from '#core/text/nearest';
import { draftOf, requestOf } from '../draft';
import { getOperation } from '../operations';
import { checkBody, dryRun } from '../simulator';
import { type PageField, readFields } from './page-fields';

export interface PayloadProblem {
  /** JSON Pointer into the payload. */
  pointer: string;
  /** Id of the row in this page that describes the field. */
  anchor: string;
  /** What stands there, as JSON text. */
  value?: string;
  /** What is wrong with it. */
  rule: string;
  /** What to write instead. */
  remedy?: string;
}

export interface PayloadReport {
  /** What the API would return. */
  status: number;
  problems: PayloadProblem[];
  /** Rules behind the status that the specification does not show. */
  rules: RuleText[];
}

/**
 * Everything that is wrong with a text as the body of an operation: by the description first, and when it has nothing to
 * say, by the state of the simulator.
 */
export async function checkPayload(operationId: string, text: string): Promise<PayloadReport> {
  const operation = getOperation(operationId);
  const [request] = operation.requests;
  if (!request) throw new Error(`${operationId} has no request.`);
  const draft = { ...draftOf(operation, request), body: text };
  const { status, body, rules } = await dryRun(requestOf(operation, draft));
  const described = problemsOf(operationId, text);
  const problems = described.length > 0 || status < 400 ? described : refusalsOf(body, text);
  return { status, problems, rules };
}

function problemsOf(operationId: string, text: string): PayloadProblem[] {
  let payload: Json;
  try {
    payload = JSON.parse(text) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{ pointer: '', anchor: 'body', rule: `is no JSON: ${reason}`, remedy: 'write one JSON object' }];
  }
  const body = { fields: readFields(), payload };
  const errors = checkBody(operationId, payload);
  // What one form of a value does not know, another form may.
  const needed = errors.filter((error) => !isUnknownMember(error) || !isDescribed(error.pointer, body));
  return needed.map((error) => {
    const { pointer, value, rule } = error;
    const remedy = isUnknownMember(error) ? suggest(pointer, body, error.remedy) : error.remedy;
    return { pointer, anchor: anchorOf(pointer, body), value, rule: `breaks the rule “${rule}”`, remedy };
  });
}

/** A payload, and what the page has about it. */
interface Body {
  fields: Fields<PageField>;
  payload: Json;
}

function isDescribed(pointer: string, { fields, payload }: Body): boolean {
  return findField(fields, parsePointer(pointer), payload)?.left === 0;
}

function anchorOf(pointer: string, { fields, payload }: Body): string {
  return findField(fields, parsePointer(pointer), payload)?.row.id ?? 'body';
}

/** A name that looks like one that the description has beside it. */
function suggest(pointer: string, { fields, payload }: Body, remedy: string): string {
  const steps = parsePointer(pointer);
  const name = steps.pop() ?? '';
  const around = steps.length === 0 ? fields : findField(fields, steps, payload)?.row;
  const siblings = around ? listFields(around, valueAt(payload, steps)) : [];
  const [nearest] = findNearest(
    name,
    siblings.map((sibling) => sibling.name),
  );
  return nearest === undefined ? remedy : `${remedy}: did you mean "${nearest}"?`;
}

/** What an error response says: messages by field, or one text. */
function refusalsOf(response: string, text: string): PayloadProblem[] {
  const error = JSON.parse(response || '{}') as Json;
  if (!isObject(error)) return [];
  if (!isObject(error.errors)) return [{ pointer: '', anchor: 'body', rule: textOf(error.error) }];
  const body = { fields: readFields(), payload: JSON.parse(text) as Json };
  return Object.entries(error.errors).flatMap(([field, messages]) => {
    const pointer = pointerOf(field);
    return [messages].flat().map((message) => ({
      pointer,
      anchor: anchorOf(pointer, body),
      rule: textOf(message),
    }));
  });
}

/** `items[0].amount` as `/items/0/amount`; `base` is the whole body. */
function pointerOf(field: string): string {
  if (field === 'base') return '';
  return formatPointer(field.replaceAll(/\[(\d+)\]/g, '.$1').split('.'));
}

function textOf(message: Json | undefined): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}
