import type { OperationFacts, ResponseFacts } from '../contracts/world-contract';
import { isObject, type Json, type JsonObject } from '../json/json';
import { draftOf, type WorldAnswer } from './answer';
import { statusOf } from './find-success';
import { groupByOrigin, type Provenance, setOrigin } from './provenance';
import type { Refusal } from './refusal';
import { repair } from './repair';
import type { World } from './world';

const NOTHING: Provenance = { stored: [], computed: [], example: [], made: [] };

/** Names of members that say what is wrong. */
const MESSAGES = new Set([
  'message',
  'detail',
  'error',
  'error_description',
  'description',
  'errormessage',
  'msg',
]);

/** The error response to a request: the documented one with its example, else a problem that says so. */
export function refuse(world: World, facts: OperationFacts | undefined, refusal: Refusal): WorldAnswer {
  const { statuses, rule, message } = refusal;
  const found = facts && findDocumented(facts, statuses);
  const answer: WorldAnswer = {
    status: found?.status ?? statuses[0]!,
    headers: {},
    ...(facts && { operation: facts.id }),
    kind: 'refused',
    rule,
    isDocumented: found !== undefined,
    effect: 'none',
    provenance: NOTHING,
    repaired: [],
    notes: [message],
  };
  if (found === undefined) return hasOnlyDefault(facts) ? answer : withProblem(answer, refusal);
  return withDocumented(world, found.response, answer, message);
}

/** A documented status, by the order of `statuses`: exact ones first, then a range, then the default of an operation with a success. */
function findDocumented(
  { responses }: OperationFacts,
  statuses: readonly number[],
): { response: ResponseFacts; status: number } | undefined {
  const errors = responses.filter(({ isError }) => isError);
  const named = (name: (status: number) => string) =>
    statuses.flatMap((status) => {
      const response = errors.find((one) => one.status === name(status));
      return response ? [{ response, status }] : [];
    })[0];
  return named(String) ?? named((status) => `${String(status)[0]}XX`) ?? named(() => 'default');
}

/** Where `default` describes everything, an error has no body. */
function hasOnlyDefault(facts: OperationFacts | undefined): boolean {
  return facts !== undefined && facts.responses.every(({ status }) => status === 'default');
}

function withProblem(answer: WorldAnswer, { message, errors }: Refusal): WorldAnswer {
  return {
    ...answer,
    headers: { 'Content-Type': 'application/problem+json' },
    body: {
      type: 'about:blank',
      title: 'Refused',
      status: answer.status,
      detail: message,
      ...(errors.length > 0 && {
        errors: errors.map(({ pointer, rule, remedy }) => ({ pointer, rule, remedy })),
      }),
    },
  };
}

function withDocumented(
  world: World,
  response: ResponseFacts,
  answer: WorldAnswer,
  message: string,
): WorldAnswer {
  const { mediaType, validator, examples, made } = response;
  if (mediaType === undefined) return answer;
  const headers = { 'Content-Type': mediaType };
  if (!/json/i.test(mediaType)) {
    const shown = examples[0]?.value ?? message;
    return { ...answer, headers, text: typeof shown === 'string' ? shown : JSON.stringify(shown) };
  }
  const drafts = [
    ...examples.slice(0, 1).map(({ value }) => draftOf(value, 'example')),
    ...made.map((value) => draftOf(withMessage(value, message, answer.status), 'made')),
    draftOf({ message }, 'made'),
  ];
  for (const { value, origins } of drafts) {
    const fitting = fit(world, validator, value, made);
    if (fitting === undefined) continue;
    const own = new Map(origins);
    if (fitting !== value) setOrigin(own, '', 'made');
    return { ...answer, headers, body: fitting, provenance: groupByOrigin(fitting, own) };
  }
  const detail = `No value fits the schema of the documented ${answer.status}: ${message}`;
  return {
    ...answer,
    status: 501,
    kind: 'none',
    isDocumented: false,
    headers: { 'Content-Type': 'application/problem+json' },
    body: { type: 'about:blank', title: 'No valid answer can be made', status: 501, detail },
    notes: [...answer.notes, detail],
  };
}

/** A value that the schema allows, or undefined if none is known. */
function fit(
  world: World,
  validator: string | undefined,
  value: Json,
  samples: readonly Json[],
): Json | undefined {
  if (validator === undefined) return value;
  try {
    const result = repair(world.validatorOf(validator), value, samples);
    return 'failed' in result ? undefined : result.value;
  } catch {
    return undefined;
  }
}

/** A made error that says what is wrong. */
function withMessage(value: Json, message: string, status: number): Json {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]): [string, Json] => {
      if (typeof member === 'string' && MESSAGES.has(name.toLowerCase())) return [name, message];
      if (typeof member === 'number' && /^(?:status|code|statuscode|status_code)$/i.test(name))
        return [name, status];
      return [name, isObject(member) ? withMessage(member, message, status) : member];
    }),
  ) satisfies JsonObject;
}

/** Answers with a documented error that the request asks for by its status. */
export function simulateError(world: World, facts: OperationFacts, wanted: string): WorldAnswer {
  const response = facts.responses.find(
    ({ status, isError }) => isError && status.toUpperCase() === wanted.toUpperCase(),
  );
  const known = facts.responses.filter(({ isError }) => isError).map(({ status }) => status);
  const message =
    response === undefined
      ? `X-World-Error: "${wanted}" is not an error of this operation; write one of ${known.join(', ')}.`
      : 'The request asked for this error.';
  const status = response === undefined ? 400 : statusOf(response);
  const answer: WorldAnswer = {
    status: status < 400 ? 500 : status,
    headers: {},
    operation: facts.id,
    kind: 'refused',
    rule: 'simulated-error',
    isDocumented: response !== undefined,
    effect: 'none',
    provenance: NOTHING,
    repaired: [],
    notes: [message],
  };
  return response === undefined
    ? {
        ...answer,
        headers: { 'Content-Type': 'application/problem+json' },
        body: { title: 'Unknown error', status: 400, detail: message },
      }
    : withDocumented(world, response, answer, message);
}
