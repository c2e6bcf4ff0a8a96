import { FEED_FILES } from '#core/contracts/feed-files';
import type { Feed } from './feed';
import { timeOf } from './format-atom';

const [, JSON_FEED] = FEED_FILES;

/** @see https://www.jsonfeed.org/version/1.1/ */
export function formatJsonFeed({ title, home, author, entries }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: home + JSON_FEED.file,
    language: 'en',
    authors: [{ name: author }],
    items: entries.map(({ id, url, title: name, date, html, labels }) => ({
      id,
      url,
      title: name,
      content_html: html,
      date_published: timeOf(date),
      ...(labels.length > 0 && { tags: labels }),
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}
