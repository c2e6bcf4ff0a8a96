import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Changelog } from '#core/contracts/changelog';
import { buildFacts } from '../../../../generator/emit/facts/build-facts';
import { createWordingContext } from '../../../../generator/model/wording/wording-context';
import type { Feed } from '../../../../site/feeds/feed';
import { formatAtom } from '../../../../site/feeds/format-atom';
import { formatJsonFeed } from '../../../../site/feeds/format-json-feed';
import { listFeeds } from '../../../../site/feeds/list-feeds';
import { readCoupons, withHostileStrings } from '../../../builders/coupons';

const settings = { name: 'Coupons', site: 'https://developers.shop.example/docs' };

let changelog: Changelog;
let feeds: Map<string, Feed>;
let listOf: (changes: Changelog) => Map<string, Feed>;

beforeAll(async () => {
  const { model, changelog: built } = await readCoupons();
  const facts = buildFacts(createWordingContext(model));
  changelog = built;
  listOf = (changes) => listFeeds(changes, facts, settings);
  feeds = listOf(changelog);
});

const titles = (href: string) => feeds.get(href)!.entries.map(({ title }) => title);

test('there is a feed of all versions, of each tag and of each operation', () => {
  expect([...feeds.keys()].toSorted()).toEqual([
    '/api/changelog/',
    '/api/coupons/',
    '/api/coupons/create-coupon/',
    '/api/coupons/get-coupon/',
    '/api/coupons/list-coupons/',
    '/api/shop/',
    '/api/shop/get-ping/',
  ]);
  expect(titles('/api/changelog/')).toEqual([
    'Coupons API 20260301',
    'Coupons API 20250901',
    'Coupons API 20250101',
  ]);
});

test('the feed of an operation has the changes that reach it, and that of its tag also removed operations', () => {
  expect(titles('/api/shop/get-ping/')).toEqual([]);
  expect(titles('/api/coupons/list-coupons/')).toContain(
    '20260301: GET /coupons, query parameter limit: the maximum is 50 instead of 100',
  );
  expect(titles('/api/coupons/create-coupon/')).not.toContain(
    '20260301: DELETE /coupons/{id}: the operation is removed',
  );
  expect(titles('/api/coupons/')).toContain('20260301: DELETE /coupons/{id}: the operation is removed');
});

test('a version without a record says so, and nothing else', () => {
  expect(feeds.get('/api/changelog/')!.entries.at(-1)!.html).toBe('<p>No changes listed.</p>');
});

describe('every entry', () => {
  it('has a unique id in its feed, and leads to the configured site', () => {
    for (const { entries } of feeds.values()) {
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      for (const { id, url } of entries)
        for (const address of [id, url]) expect(address).toContain(`${settings.site}/api/`);
    }
  });

  it('keeps its id when other versions join', () => {
    const idsIn = (changes: Changelog) =>
      listOf(changes)
        .get('/api/changelog/')!
        .entries.map(({ id }) => id);
    const earlier = { ...changelog, releases: changelog.releases.slice(1) };
    expect(idsIn(changelog).slice(1)).toEqual(idsIn(earlier));
  });
});

test('a JSON Feed has the members that version 1.1 demands', () => {
  for (const feed of feeds.values()) {
    const { version, title, items, ...others } = JSON.parse(formatJsonFeed(feed)) as Record<string, never> & {
      items: Record<string, string>[];
    };
    expect(version).toBe('https://jsonfeed.org/version/1.1');
    expect(title).not.toBe('');
    expect(others.feed_url).toBe(`${feed.home}changes.json`);
    for (const { id, content_html: html, date_published: date } of items) {
      expect(id && html).toBeTruthy();
      expect(date).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    }
  }
});

test('strings of a description cannot leave their element, in XML and in HTML', () => {
  for (const feed of listOf(withHostileStrings(changelog)).values()) {
    const atom = formatAtom(feed);
    expect(atom).not.toMatch(
      /<script|\]\]>(?!&)|&nope;|\p{Cc}(?<!\n)|\ufffe|[\ud800-\udfff](?<![\u{10000}-\u{10ffff}])/u,
    );
    expect(atom.match(/<entry>/g)?.length ?? 0).toBe(feed.entries.length);
    for (const { html } of feed.entries) expect(html).not.toMatch(/<script|href="javascript:/);
  }
});
