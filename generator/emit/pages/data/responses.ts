import type { Header, Response, Schema } from '../../../model/api/api-model';
import { isCommonError } from '../../../model/api/common-errors';
import { omitEmpty, omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData, ResponseData } from '#core/contracts/page-data';
import { elementOf } from '../../../model/wording/element-of';
import { anchorIn, type ClaimId } from '../../../model/addresses/anchors';
import { type BodyLocation, buildContent } from './content';
import { buildLinksData } from './links';
import { buildNotesData } from './notes';
import { buildParameterData } from './parameters';
import { buildReproductionData } from './reproduction';
import { statusName } from '#core/http/status-names';

/** Builds a complete response: its headers, and its body with all fields. */
export function buildResponseData(
  response: Response,
  { within, ...location }: BodyLocation,
  context: PageContext,
): ResponseData {
  const { status, headers, content, links } = response;
  const prefix = anchorIn(within, status);
  return {
    ...buildResponseHead(response, context),
    headers: buildHeadersData(headers, `${prefix}.header`, location.claimId, context),
    content: buildContent(content, { ...location, prefix, role: 'response' }, context),
    links: buildLinksData(links, `${prefix}.link`, location.claimId, context),
  };
}

/**
 * Builds an error of an operation: its meaning, how to reproduce it, its headers, and an example of its body. The fields of a
 * named body are on the page of the object, and the details of a common error are on the page of errors.
 */
export function buildErrorRow(
  operationId: string,
  response: Response,
  claimId: ClaimId,
  context: PageContext,
): ResponseData {
  const { status, headers, links } = response;
  const reproduction = context.getReproduction(operationId, status);
  const isCommon = isCommonError(response, context.model);
  const content = response.content.map((body) => ({ ...body, examples: body.examples.slice(0, 1) }));
  const isWritten = (schema: Schema) => !isCommon && elementOf(schema, context).element.name === undefined;
  return {
    ...buildResponseHead(response, context),
    common: omitFalse(isCommon),
    reproduce: reproduction && [buildReproductionData(reproduction, context)],
    headers: buildHeadersData(isCommon ? [] : headers, `${status}.header`, claimId, context),
    content: buildContent(content, { prefix: status, claimId, role: 'response' }, context, isWritten),
    links: buildLinksData(links, `${status}.link`, claimId, context),
  };
}

function buildHeadersData(
  headers: readonly Header[],
  location: string,
  claimId: ClaimId,
  context: PageContext,
): FieldData[] | undefined {
  return omitEmpty(headers.map((header) => buildParameterData(header, claimId, context, location)));
}

function buildResponseHead(
  { status, description, basis, notes }: Response,
  context: PageContext,
): ResponseData {
  return {
    status,
    name: statusName(status),
    html: context.renderMarkdown(description),
    basis,
    notes: buildNotesData(notes, context),
  };
}
