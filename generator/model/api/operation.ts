import type { JsonObject } from '#core/json/json';
import type { Operation } from './api-model';
import { buildCodeSamples } from './code-samples';
import { buildCallbacks } from './callbacks';
import { buildExternalDocs } from './external-docs';
import { deriveOperationId } from './derive-operation-id';
import { readDeprecation, withDeprecation } from '#core/openapi/deprecation';
import { buildDescribed } from './described';
import type { ModelContext } from './model-context';
import { buildParameters } from './parameters';
import { labelOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';
import { buildRequestBody } from './request-body';
import { buildOtherRequests, buildRequestExamples } from './request-examples';
import { buildResponses } from './responses';
import { buildSecurityRequirements } from './security-requirements';
import { buildServers } from './servers';
import { joinDescriptions } from './schema/own-description';
import { slugOf } from './slug';
import { nameIn, readSummary } from './summary';
import { isTagName } from './tags';

interface RawOperation {
  path: string;
  method: string;
  pathItem: JsonObject;
  raw: JsonObject;
}

/** Group of the operations without a tag. */
const UNTAGGED = 'Operations';

/**
 * Returns the name of an operation without a summary: the first sentence of its description, or its id, unless that is derived from
 * the path, which is then easier to read. Its method is shown next to the name.
 */
function nameOf({ operationId, description }: JsonObject, path: string): string {
  const id = labelOf(operationId);
  return nameIn(textOf(description)) ?? (id?.includes(path) ? undefined : id) ?? path;
}

/**
 * Builds the operation of a method on a path; its id and slug are not unique yet. @see
 * https://spec.openapis.org/oas/v3.1.0#operation-object
 */
export function buildOperation(
  { path, method, pathItem, raw }: RawOperation,
  context: ModelContext,
): Operation {
  const { bundle } = context;
  const id = deriveOperationId({ operationId: textOf(raw.operationId), method, path });
  const parameters = buildParameters(pathItem, raw, context);
  const requestBody = buildRequestBody(raw.requestBody, context);
  const requests = buildRequestExamples(raw, parameters, requestBody);
  const names = [...new Set(textsOf(raw.tags).filter(isTagName))];
  const marks = names.filter((name) => context.markTags.has(name));
  const [tag = marks[0] ?? UNTAGGED, ...others] = names.filter((name) => !marks.includes(name));
  const otherTags = [...others, ...marks].filter((name) => name !== tag);
  const summary = readSummary(textOf(raw.summary) || textOf(pathItem.summary));
  const name = summary.title ?? nameOf(raw, path);
  const shared = [textOf(pathItem.summary), textOf(pathItem.description)].filter(
    (text) => text?.trim() !== textOf(raw.summary || pathItem.summary)?.trim(),
  );
  return {
    ...buildDescribed(raw),
    description: withDeprecation(
      joinDescriptions([summary.text, textOf(raw.description), ...shared]),
      readDeprecation(raw),
    ),
    id,
    slug: slugOf(id),
    method,
    path,
    tag,
    otherTags,
    summary: name,
    parameters,
    requestBody,
    responses: buildResponses(raw.responses, context),
    security: buildSecurityRequirements(raw.security ?? bundle.security),
    servers: buildServers(raw.servers ?? pathItem.servers ?? bundle.servers),
    callbacks: buildCallbacks(raw.callbacks, context),
    requests,
    otherRequests: buildOtherRequests(raw, parameters, requestBody, requests),
    externalDocs: buildExternalDocs(raw.externalDocs),
    badges: readBadges(raw, marks, context),
    codeSamples: buildCodeSamples(raw),
  };
}

/** Returns the names of `x-badges` and of the tags that are badges. */
function readBadges(raw: JsonObject, marks: readonly string[], { markTags }: ModelContext): string[] {
  const names = listOf(raw['x-badges']).flatMap(
    (badge) => labelOf(badge) ?? labelOf(objectOf(badge).name) ?? [],
  );
  return [...new Set([...names, ...marks.flatMap((name) => markTags.get(name)?.badge ?? [])])];
}
