import type { Json } from '#core/json/json';
import type { Response } from './api-model';
import { buildDescribed } from './described';
import { buildHeaders } from './headers';
import { buildLinks } from './links';
import { buildMediaTypes } from './media-types';
import type { ModelContext } from './model-context';
import { joinDescriptions } from './schema/own-description';
import { withOrigin } from './origins';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { parseFragment } from '#core/json/pointer';
import { resolve } from '#core/openapi/resolve';

/**
 * Builds the responses of an operation in ascending order of status, `default` last.
 * @see https://spec.openapis.org/oas/v3.1.0#responses-object
 */
export function buildResponses(value: Json | undefined, context: ModelContext): Response[] {
  return entriesOf(value)
    .filter(([status]) => !status.startsWith('x-'))
    .map(([status, response]) => buildResponse(status.toUpperCase(), response, context))
    .toSorted((one, other) => orderOf(one.status).localeCompare(orderOf(other.status), 'en'));
}

function buildResponse(status: string, value: Json, context: ModelContext): Response {
  const raw = resolve(context.bundle, value);
  const described = buildDescribed(raw);
  const response: Response = {
    ...described,
    description: joinDescriptions([textOf(raw.summary), described.description]),
    status: status === 'DEFAULT' ? 'default' : status,
    component: componentOf(value),
    headers: buildHeaders(raw.headers, context),
    content: buildMediaTypes(raw.content, 'response', context),
    links: buildLinks(raw.links, context),
  };
  return withOrigin(context, response, raw);
}

/** Returns `NotFound` for a reference to `#/components/responses/NotFound`. */
function componentOf(value: Json): string | undefined {
  const [root, kind, name] = parseFragment(textOf(objectOf(value).$ref) ?? '') ?? [];
  return root === 'components' && kind === 'responses' ? name : undefined;
}

/** Returns the sort key of a status: digits sort before letters, so `404` comes before `4XX` and `default` after both. */
function orderOf(status: string): string {
  return status.toLowerCase();
}
