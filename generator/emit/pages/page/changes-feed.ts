import type { FrontMatter } from '../mdx/front-matter';
import type { PageContext } from '../page-context';

/** Names the feeds of a page, if a version of the API has a day: a feed needs one. */
export function changesFeed(address: string, { changelog }: PageContext): Pick<FrontMatter, 'changes_feed'> {
  const hasDay = changelog.releases.some(({ date }) => date !== undefined);
  return hasDay ? { changes_feed: address } : {};
}
