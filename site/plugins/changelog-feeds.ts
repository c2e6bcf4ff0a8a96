import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Changelog } from '#core/contracts/changelog';
import type { Facts } from '#core/contracts/facts';
import { FEED_FILES } from '#core/contracts/feed-files';
import type { Feed } from '../feeds/feed';
import { formatAtom } from '../feeds/format-atom';
import { formatJsonFeed } from '../feeds/format-json-feed';
import { listFeeds } from '../feeds/list-feeds';

interface Options {
  generated: string;
  /** Name of the product. */
  name: string;
  /** Start of every absolute address, without a trailing slash. */
  site: string;
}

const FORMATTERS: Record<(typeof FEED_FILES)[number]['name'], (feed: Feed) => string> = {
  Atom: formatAtom,
  JSON: formatJsonFeed,
};

/** Writes the feeds of changes next to the pages that they are about, and the changes themselves for readers who compare calls. */
export default function changelogFeeds(_: LoadContext, { generated, name, site }: Options): Plugin {
  return {
    name: 'changelog-feeds',
    async postBuild({ outDir }) {
      const file = join(generated, 'changelog/changelog.json');
      if (!existsSync(file)) return;
      const changelog = JSON.parse(readFileSync(file, 'utf8')) as Changelog;
      const facts = JSON.parse(readFileSync(join(generated, 'facts/facts.json'), 'utf8')) as Facts;
      const feeds = listFeeds(changelog, facts, { name, site });
      for (const [href, feed] of feeds) {
        await mkdir(join(outDir, href), { recursive: true });
        for (const { file: feedFile, name: format } of FEED_FILES)
          await writeFile(join(outDir, href, feedFile), FORMATTERS[format](feed));
      }
    },
  };
}
