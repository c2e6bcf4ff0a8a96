import type { Heading } from '../mdx/mdx';
import type { ResponseData } from '#core/contracts/page-data';
import { responseTitle } from '#core/http/response-title';

/** Returns a heading such as `201 Created`, with the status as its anchor. */
export function responseHeading(response: ResponseData, depth: Heading['depth']): Heading {
  return { depth, text: responseTitle(response), id: response.status };
}
