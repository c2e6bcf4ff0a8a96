import type { Header, Response } from '../../model/api-model';
import { listOrNothing, trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { FieldData, ResponseData } from '#core/contracts/page-data';
import { describeType } from '../../wording/type-text';
import type { ClaimId } from '../../addresses/anchors';
import { isCommonError } from './common-errors';
import { anchorIn, type BodyLocation, buildContent } from './content';
import { buildExamplesData } from './examples';
import { buildLinksData } from './links';
import { buildNotesData } from './notes';
import { buildParameterData } from './parameters';
import { buildReproductionData } from './reproduction';
import { statusName } from '#core/http/status-names';

/** A response in full: headers, and the body with everything in it. */
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

/** An error of an operation: what it means, how to see it, and an example of its body. */
export function buildErrorRow(
  operationId: string,
  response: Response,
  claimId: ClaimId,
  context: PageContext,
): ResponseData {
  const reproduction = context.getReproduction(operationId, response.status);
  return {
    ...buildResponseHead(response, context),
    common: trueOrNothing(isCommonError(response, context)),
    reproduce: reproduction && [buildReproductionData(reproduction, context)],
    content: listOrNothing(
      response.content.map(({ mediaType, schema, examples }) => ({
        mediaType,
        schema: schema && { type: describeType(schema, context) },
        examples: buildExamplesData(
          examples.slice(0, 1),
          mediaType,
          { prefix: response.status, claimId },
          context,
        ),
      })),
    ),
    links: buildLinksData(response.links, `${response.status}.link`, claimId, context),
  };
}

export function buildHeadersData(
  headers: readonly Header[],
  location: string,
  claimId: ClaimId,
  context: PageContext,
): FieldData[] | undefined {
  return listOrNothing(headers.map((header) => buildParameterData(header, claimId, context, location)));
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
