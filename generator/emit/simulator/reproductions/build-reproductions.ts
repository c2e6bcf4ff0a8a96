import type { Reproduction, Reproductions } from '#core/contracts/reproductions';
import { objectOf } from '#core/json/read';
import type { ApiModel, Operation } from '../../../model/api/api-model';
import { createModelMerge } from '../../../model/api/schema/merge-schema';
import { errorsOf } from '../build-operation';
import type { SimulatorSettings } from '../settings/settings';
import { forbidden, notFound, tooManyRequests, unauthorized } from './access';
import { plainCall, withBody } from './call';
import { badRequest, methodNotAllowed, notAcceptable, type ReproductionContext } from './form';
import { buildGiven } from './given';
import { wrongExample } from './wrong-example';
import { wrongField } from './wrong-field';

type Recipe = (operation: Operation, context: ReproductionContext) => Reproduction | undefined;

/** By status: how to make the simulator return it without asking for it. A recipe returns undefined if that is not possible. */
const RECIPES: Record<string, Recipe> = {
  400: badRequest,
  401: (operation, { settings }) => unauthorized(operation, settings),
  403: (operation, { settings }) => forbidden(operation, settings),
  404: (operation, { settings }) => notFound(operation, settings),
  405: methodNotAllowed,
  406: notAcceptable,
  422: unprocessable,
  429: (operation, { settings, calls }) => tooManyRequests(operation, settings, calls),
};

/** Builds, for each error status of each operation, a request that makes the simulator return it. */
export function buildReproductions(model: ApiModel, settings: SimulatorSettings): Reproductions {
  const context: ReproductionContext = {
    settings,
    merge: createModelMerge(model),
    operations: model.operations,
    calls: Number(objectOf(objectOf(model.extensions.limits).rate).calls),
  };
  return Object.fromEntries(
    model.operations.map((operation) => [
      operation.id,
      Object.fromEntries(
        errorsOf(operation).map(({ status }) => [status, buildReproduction(operation, status, context)]),
      ),
    ]),
  );
}

function buildReproduction(operation: Operation, status: string, context: ReproductionContext): Reproduction {
  const given = context.settings.reproductions.operations[operation.id]?.[status];
  if (given?.simulated) return simulated(operation, status, context);
  if (given) return buildGiven(operation, given, context);
  return RECIPES[status]?.(operation, context) ?? simulated(operation, status, context);
}

/**
 * 422: a body that causes the documented example, so that readers see the same error; without such an example, a body that
 * the schema does not allow. Undefined if there is neither: nothing prevents a record from being deleted.
 */
function unprocessable(
  operation: Operation,
  { settings, merge }: ReproductionContext,
): Reproduction | undefined {
  const { wrongFields } = settings.reproductions;
  const wrong = wrongExample(operation, '422', wrongFields) ?? wrongField(operation, merge);
  return wrong && { cause: wrong.cause, request: withBody(plainCall(operation, settings), wrong.body) };
}

/** A status that nothing in the simulator causes has to be requested by a header. */
function simulated(operation: Operation, status: string, { settings }: ReproductionContext): Reproduction {
  return {
    request: plainCall(operation, settings, { headers: { [settings.errorHeader]: status } }),
    simulated: true,
  };
}
