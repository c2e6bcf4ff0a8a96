import type { ApiModel, Operation } from '../../model/api-model';
import { objectOf } from '#core/json/read';
import { createMergeSchema, type MergeSchema } from '../../model/schema/merge-schema';
import { forbidden, notFound, tooManyRequests, unauthorized } from './access-errors';
import type { ErrorPair, ErrorPairs } from '#core/contracts/reproductions';
import { badRequest, methodNotAllowed, notAcceptable } from './form-errors';
import { plainCall } from './pair-call';
import { gone, unprocessable } from './record-errors';

/** What the recipes need beside the operation. */
interface Surroundings {
  merge: MergeSchema;
  /** Calls that the rate limit allows in one window. */
  calls: number;
}

type Recipe = (operation: Operation, surroundings: Surroundings) => ErrorPair | undefined;

/** How each status comes about in the nature of the simulator; undefined where it does not. */
const RECIPES: Record<string, Recipe> = {
  400: badRequest,
  401: unauthorized,
  403: forbidden,
  404: notFound,
  405: methodNotAllowed,
  406: notAcceptable,
  410: gone,
  422: (operation, { merge }) => unprocessable(operation, merge),
  429: (operation, { calls }) => tooManyRequests(operation, calls),
};

/** Why a status has to be asked for. */
const NO_CAUSE: Record<string, string> = {
  403: 'The simulator hides records only; this operation shows none that is hidden.',
  422: 'Nothing keeps a record of the simulator from being deleted.',
  429: 'This operation is not counted.',
};

const NO_TROUBLE = 'The simulator has no such trouble of its own.';

/**
 * For each error status of each operation, a request that makes the simulator answer it. None for a description without
 * the root extension `x-sandbox`.
 */
export function buildErrorPairs(model: ApiModel): ErrorPairs {
  if (model.extensions.sandbox === undefined) return {};
  const surroundings: Surroundings = {
    merge: createMergeSchema(new Map(model.schemas.map(({ name, schema }) => [name, schema]))),
    calls: Number(objectOf(objectOf(model.extensions.limits).rate).calls),
  };
  return Object.fromEntries(
    model.operations.map((operation) => [operation.id, pairsOf(operation, surroundings)]),
  );
}

function pairsOf(operation: Operation, surroundings: Surroundings): Record<string, ErrorPair> {
  const statuses = operation.responses
    .map(({ status }) => status)
    .filter((status) => /^[45]\d\d$/.test(status));
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      RECIPES[status]?.(operation, surroundings) ?? simulated(operation, status),
    ]),
  );
}

function simulated(operation: Operation, status: string): ErrorPair {
  const call = plainCall(operation);
  return {
    cause: `${NO_CAUSE[status] ?? NO_TROUBLE} Ask for the answer.`,
    request: { ...call, headers: { ...call.headers, 'X-Abaco-Simulate': status } },
    simulated: true,
  };
}
