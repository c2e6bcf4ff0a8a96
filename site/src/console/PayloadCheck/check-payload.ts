import { translate } from '#core/labels/translate';
import { isObject, type Json } from '#core/json/json';
import { formatPointer, parsePointer, valueAt } from '#core/json/pointer';
import { type Fields, findField, listFields } from '#core/contracts/find-field';
import type { RuleText } from '../../../../simulator/rules/simulated';
import { isUnknownMember } from '#core/schema/error-kinds';
import { findNearest } from '#core/text/nearest';
import { draftOf, requestOf } from '../../session/draft';
import { getOperation } from '../../session/operations';
import { checkBody, dryRun } from '../../session/simulator';
import { type PageField, readFields } from './page-fields';

export interface PayloadProblem {
  /** JSON Pointer into the payload. */
  pointer: string;
  /** Id of the row on this page that describes the field. */
  anchor: string;
  /** The value there, as JSON. */
  value?: string;
  /** The rule that the value breaks. */
  rule: string;
  /** A suggestion for a valid value. */
  remedy?: string;
}

export interface PayloadReport {
  /** The status that the API would return. */
  status: number;
  problems: PayloadProblem[];
  /** Rules behind the status that are not in the specification. */
  rules: RuleText[];
}

/**
 * Checks a string as the body of an operation and returns everything that is wrong with it: the violations of the description,
 * or, if there are none, the errors that follow from the state of the simulator.
 */
export async function checkPayload(operationId: string, text: string): Promise<PayloadReport> {
  const { status, body, rules } = await dryRun(requestToCheck(operationId, text));
  const described = problemsOf(operationId, text);
  const problems = described.length > 0 || status < 400 ? described : refusalsOf(body, text);
  return { status, problems, rules };
}

/** Returns the request that has a string as its body, and otherwise the values of the operation's first example. */
export function requestToCheck(operationId: string, text: string): Request {
  const operation = getOperation(operationId);
  const [request] = operation.requests;
  if (!request) throw new Error(`${operationId} has no request.`);
  return requestOf(operation, { ...draftOf(operation, request), body: text });
}

function problemsOf(operationId: string, text: string): PayloadProblem[] {
  let payload: Json;
  try {
    payload = JSON.parse(text) as Json;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      {
        pointer: '',
        anchor: 'body',
        rule: translate('is not valid JSON: {reason}', { reason }),
        remedy: translate('write one JSON object'),
      },
    ];
  }
  const body = { fields: readFields(), payload };
  const errors = checkBody(operationId, payload);
  // A member that is unknown to one variant of a value may be described by another.
  const needed = errors.filter((error) => !isUnknownMember(error) || !isDescribed(error.pointer, body));
  return needed.map((error) => {
    const { pointer, value, rule } = error;
    const remedy = isUnknownMember(error) ? suggest(pointer, body, error.remedy) : error.remedy;
    return {
      pointer,
      anchor: anchorOf(pointer, body),
      value,
      rule: translate('breaks the rule “{rule}”', { rule }),
      remedy,
    };
  });
}

/** A payload, and the fields of the page that describe it. */
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

/** Appends to the remedy the nearest name among the fields that the description has at the same level, if one is similar. */
function suggest(pointer: string, { fields, payload }: Body, remedy: string): string {
  const steps = parsePointer(pointer);
  const name = steps.pop() ?? '';
  const around = steps.length === 0 ? fields : findField(fields, steps, payload)?.row;
  const siblings = around ? listFields(around, valueAt(payload, steps)) : [];
  const [nearest] = findNearest(
    name,
    siblings.map((sibling) => sibling.name),
  );
  return nearest === undefined
    ? remedy
    : translate('{remedy}: did you mean "{nearest}"?', { remedy, nearest });
}

/** Returns the problems in an error response, which has either messages by field or one message. */
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

/** Turns the name of a field into a JSON Pointer: `items[0].amount` into `/items/0/amount`; `base` is the whole body. */
function pointerOf(field: string): string {
  if (field === 'base') return '';
  return formatPointer(field.replaceAll(/\[(\d+)\]/g, '.$1').split('.'));
}

function textOf(message: Json | undefined): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}
