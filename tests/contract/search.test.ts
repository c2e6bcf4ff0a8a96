import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRecords } from '../../site/search/read-index';
import { settings } from '../builders/own-site';

const { docs, generated } = settings;

const build = resolve(process.env.SITE_OUT ?? 'build');
const records = readRecords({ docs, generated });
const pages = [...new Set(records.map(({ url_without_anchor: page }) => page))];
const fileOf = (page: string) => join(build, page, 'index.html');

describe('what a search finds is in the built site', () => {
  test('every page', () => {
    expect(pages.filter((page) => !existsSync(fileOf(page)))).toEqual([]);
  });

  test('every anchor', () => {
    const ids = new Map(pages.map((page) => [page, idsIn(readFileSync(fileOf(page), 'utf8'))]));
    const lost = records.filter(
      ({ url_without_anchor: page, anchor }) => anchor !== null && !ids.get(page)?.has(anchor),
    );
    expect(lost.map(({ url }) => url)).toEqual([]);
  });
});

test('no record has the id of another', () => {
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

function idsIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
  );
}
