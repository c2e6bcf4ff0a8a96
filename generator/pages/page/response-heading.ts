import type { Heading } from '../mdx/mdx';
import type { ResponseData } from '#core/contracts/page-data';

/** `201 Created`, with the status as its anchor. */
export function responseHeading({ status, name }: ResponseData, depth: Heading['depth']): Heading {
  return { depth, text: status === 'default' ? name : `${status} ${name}`, id: status };
}
