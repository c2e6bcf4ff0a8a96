import type { RequestBodyData } from '#core/contracts/page-data';
import type { Operation } from '../../model/api-model';
import type { Role } from '../fields/expansion';
import { trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import { anchorIn, type BodyLocation, buildContent } from './content';

/** The body that a caller sends, or that the API sends for an event. */
export function buildRequestBodyData(
  { requestBody }: Operation,
  { within, ...location }: BodyLocation,
  context: PageContext,
  role: Role = 'request',
): RequestBodyData | undefined {
  if (!requestBody) return undefined;
  return {
    required: trueOrNothing(requestBody.required),
    html: context.renderMarkdown(requestBody.description),
    content:
      buildContent(
        requestBody.content,
        { ...location, prefix: anchorIn(within, 'request'), role },
        context,
      ) ?? [],
  };
}
