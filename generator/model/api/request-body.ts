import type { Json } from '#core/json/json';
import type { RequestBody } from './api-model';
import { buildDescribed } from './described';
import { buildMediaTypes } from './media-types';
import type { ModelContext } from './model-context';
import { withOrigin } from './origins';
import { resolve } from '#core/openapi/resolve';

/** @see https://spec.openapis.org/oas/v3.1.0#request-body-object */
export function buildRequestBody(value: Json | undefined, context: ModelContext): RequestBody | undefined {
  if (value === undefined) return undefined;
  const raw = resolve(context.bundle, value);
  const body: RequestBody = {
    ...buildDescribed(raw),
    required: raw.required === true,
    content: buildMediaTypes(raw.content, 'request', context),
  };
  return withOrigin(context, body, raw);
}
