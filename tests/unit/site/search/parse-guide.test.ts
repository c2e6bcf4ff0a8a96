import { describe, expect, test } from 'vitest';
import { parseGuide } from '../../../../site/search/parse-guide';
import { readSources } from '../../../../site/remark/read-sources';
import { settings } from '../../../builders/own-site';

const { docs, generated } = settings;

const page = (anchor: string) => `---
title: Webhooks
keywords: [events]
section_keywords:
  ${anchor}: [retries, missed events]
---

## Watch your webhook

List it once a day.
`;
const parse = (source: string) => parseGuide('docs/page.mdx', source, readSources(generated, docs));

describe('keywords of a section', () => {
  test('are read by its anchor', () => {
    const { head } = parse(page('watch-your-webhook'));
    expect(head.keywords).toEqual(['events']);
    expect(head.section_keywords).toEqual({ 'watch-your-webhook': ['retries', 'missed events'] });
  });

  test('are refused when no heading has the anchor', () => {
    expect(() => parse(page('watch-it'))).toThrow(
      'docs/page.mdx:5:3  No heading of this page has the anchor watch-it. Its anchors: watch-your-webhook.',
    );
  });
});
