import { sentMethod } from '#core/http/methods';
import type { HttpCall } from '#core/http/call';
import type { DocumentedError, ErrorsFile } from '#core/contracts/errors-file';
import { statusName } from '#core/http/status-names';
import { componentNameOf } from '#core/schema/component-pointer';
import { objectOf, textOf } from '#core/json/read';
import { retryFor } from '#core/http/retry';
import { ADDRESSES } from '../../../model/addresses/urls';
import type { Operation, Response } from '../../../model/api/api-model';
import { slugOf } from '../../../model/api/slug';
import { errorsOf } from '../../simulator/build-operation';
import type { DownloadsContext } from '../downloads-context';
import { remedyFor } from './remedies';

/** Version of the format of the file. */
const VERSION = 1;

/** Builds the list of all documented errors, each with a call that causes it. */
export function buildErrors(context: DownloadsContext): ErrorsFile {
  const { model } = context;
  return {
    version: VERSION,
    api_version: model.info.version,
    errors: model.operations.flatMap((operation) =>
      errorsOf(operation).map((response) => buildError(operation, response, context)),
    ),
  };
}

function buildError(operation: Operation, response: Response, context: DownloadsContext): DocumentedError {
  const { id, method, path, tag } = operation;
  const { status } = response;
  const reproduction = context.reproductions[id]?.[status];
  if (reproduction === undefined) throw new Error(`${id} has no call that causes ${status}.`);
  const { cause, before, request, times = 1, simulated = false } = reproduction;
  const schema = schemaOf(response);
  const { slug = '' } = context.model.tags.find(({ name }) => name === tag) ?? {};
  return {
    id: `${id}.${status}.${slugOf(statusName(status))}`,
    operation: id,
    method: sentMethod(method),
    path,
    status: Number(status),
    ...(schema !== undefined && { schema }),
    responses: (response.content[0]?.examples ?? []).map(({ summary, value }) => ({
      ...(summary !== undefined && { reason: summary }),
      body: value,
    })),
    cause: cause ?? response.description ?? '',
    remedy: remedyFor(status, response.description),
    retry: retryFor(status),
    ...(before && { before: before.map(toCall) }),
    request: toCall(request),
    times,
    simulated,
    page: `${context.site?.replace(/\/$/, '') ?? ''}${ADDRESSES.operation(slug, operation.slug)}`,
  };
}

/** The name of the object in the body. */
function schemaOf({ content: [first] }: Response): string | undefined {
  return componentNameOf(textOf(objectOf(first?.rawSchema).$ref) ?? '');
}

function toCall({ method, path, headers, body }: HttpCall): HttpCall {
  return { method, path, headers, ...(body !== undefined && { body }) };
}
