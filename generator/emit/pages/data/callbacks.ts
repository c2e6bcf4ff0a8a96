import { sentMethod } from '#core/http/methods';
import type { CallbackData } from '#core/contracts/page-data';
import type { Callback } from '../../../model/api/api-model';
import { omitEmpty, omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { BodyLocation } from './content';
import { withExternalDocs } from '../../../model/api/external-docs';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { buildNotesData } from './notes';
import { buildParametersData } from './parameters';
import { buildRequestBodyData } from './request-body';
import { buildResponseData } from './responses';
import { describeOwnServers } from './servers';
import type { UseRecord } from './uses';

/** Builds the callbacks of an operation. Each has an anchor such as `callback.paid`, with which the anchors of its fields start. */
export function buildCallbacksData(
  callbacks: readonly Callback[],
  { claimId, add }: UseRecord,
  context: PageContext,
): CallbackData[] | undefined {
  const onReference = (name: string, place: string) => add(name, 'event', place);
  const heads = callbacks.map((callback) => ({ id: claimId('callback', callback.name), callback }));
  return omitEmpty(
    heads.map(({ id, callback }) => {
      const location = { within: id, claimId, onReference };
      return { id, ...buildCallbackData(callback, location, context) };
    }),
  );
}

/** Builds one callback. Its body is treated as a response, without write-only fields, because the API sends it to the reader. */
function buildCallbackData(
  callback: Callback,
  location: BodyLocation & { within: string },
  context: PageContext,
): Omit<CallbackData, 'id'> {
  const { name, method, path, summary, deprecated, basis } = callback;
  const { claimId, within } = location;
  return {
    name,
    method: sentMethod(method),
    expression: path,
    summary,
    html: context.renderMarkdown(
      joinDescriptions([withExternalDocs(callback), describeOwnServers(callback.servers, context)]),
      3,
    ),
    deprecated: omitFalse(deprecated),
    basis,
    notes: buildNotesData(callback.notes, context),
    parameters: buildParametersData(callback.parameters, claimId, context, within),
    requestBody: buildRequestBodyData(callback, location, context, 'response'),
    responses: callback.responses.map((response) =>
      buildResponseData(response, { within, claimId }, context),
    ),
  };
}
