import type { Direction } from '#core/schema/direction';
import { responseTitle } from '#core/http/response-title';
import { statusName } from '#core/http/status-names';
import type { SearchSection } from '#core/search/create-records';
import { anchorIn, anchorOfBody } from '../../model/addresses/anchors';
import type { MediaType, Response } from '../../model/api/api-model';
import type { WordingContext } from '../../model/wording/wording-context';
import { type BodiesPlace, describeField } from './describe-field';
import { listFields } from './fields';
import { listHeaders } from './headers';

interface BodyPlace extends BodiesPlace {
  /** Starts the anchors of the fields: `request`, `404`. */
  prefix: string;
  direction: Direction;
}

/** The fields of a body in all of its media types that the page of no object has, and their values. */
export function listBodyFields(
  content: readonly MediaType[],
  { prefix, claimId, direction, ...place }: BodyPlace,
  context: WordingContext,
): SearchSection[] {
  return content.flatMap(({ mediaType, schema }, index) => {
    if (!schema) return [];
    const start = anchorOfBody(prefix, mediaType, index);
    const fields = listFields(schema, { prefix: start, claimId, direction }, context);
    return fields.flatMap((field) => describeField(field, place, context));
  });
}

/** The headers and the fields of a response, below what its status is called. */
export function listResponseFields(
  { status, headers, content }: Response,
  { titles, within, ...place }: BodiesPlace & { within?: string },
  context: WordingContext,
): SearchSection[] {
  const prefix = anchorIn(within, status);
  const below = { ...place, titles: [...titles, titleOfStatus(status)] };
  return [
    ...listHeaders(headers, `${prefix}.header`, below, context),
    ...listBodyFields(content, { ...below, prefix, direction: 'response' }, context),
  ];
}

export function titleOfStatus(status: string): string {
  return responseTitle({ status, name: statusName(status) });
}
