import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import { entriesOf } from '#core/json/read';
import type { Header } from './api-model';
import { buildDescribed } from './described';
import { buildExamples, buildExternalExamples } from './examples';
import type { ModelContext } from './model-context';
import { withOrigin } from './origins';
import { buildParameterSchema, exampleSourceOf, rawParameterSchema } from './parameters';
import { resolve } from '#core/openapi/resolve';
import { readSerialization } from './serialization';

/** Builds the headers of a response, or of a part of a multipart body. @see https://spec.openapis.org/oas/v3.1.0#header-object */
export function buildHeaders(value: Json | undefined, context: ModelContext): Header[] {
  return entriesOf(value).map(([name, header]) => buildHeader(name, header, context));
}

function buildHeader(name: string, value: Json, context: ModelContext): Header {
  const raw = resolve(context.bundle, value);
  const header = getOrInsertComputed(context.known.headers, raw, () => ({
    ...buildDescribed(raw),
    name,
    required: raw.required === true,
    serialization: readSerialization(raw, 'header', context),
    schema: buildParameterSchema(raw, context),
    rawSchema: rawParameterSchema(raw),
    examples: buildExamples(exampleSourceOf(raw, context), undefined, 'response', context),
    externalExamples: buildExternalExamples(raw, context),
  }));
  return withOrigin(context, header.name === name ? header : { ...header, name }, raw);
}
