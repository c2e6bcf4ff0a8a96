import { describe, expect, it } from 'vitest';
import { namesOf, toSafeHits, toSafeHtml, toSafeKeptHits } from '../../../../site/src/search/hits';
import { holds } from '../../../specified/holds';

const hostile = '<img src=x onerror=alert(1)>';
const escaped = '&lt;img src=x onerror=alert(1)&gt;';

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://developers.abaco.example/guides/',
  hierarchy: { lvl0: 'Guides & tools', lvl1: hostile, lvl2: 'Title', lvl3: null },
  content: hostile,
};

describe('marked text as HTML', () => {
  it.each([
    { given: '<mark>due</mark>_date', want: '<mark>due</mark>_date' },
    { given: hostile, want: escaped },
    { given: escaped, want: escaped },
    { given: `<mark>${hostile}</mark>`, want: `<mark>${escaped}</mark>` },
    { given: '<mark onclick="a()">x</mark>', want: '&lt;mark onclick="a()"&gt;x</mark>' },
    { given: 'a &amp;lt;b&amp;gt; c', want: 'a &amp;lt;b&amp;gt; c' },
    { given: 'R&D', want: 'R&amp;D' },
  ])('$given', ({ given, want }) => {
    expect(toSafeHtml(given)).toBe(want);
  });
});

describe('hits', () => {
  it('have safe strings, whether or not the engine marks them', holds('3.search.2'), () => {
    const marked = {
      hierarchy: { lvl0: { value: hostile }, lvl1: { value: hostile } },
      content: { value: hostile },
    };
    const [safe] = toSafeHits([{ ...hit, _highlightResult: marked, _snippetResult: marked }]);
    expect(safe).toMatchObject({
      hierarchy: { lvl0: 'Guides & tools', lvl1: escaped, lvl2: 'Title' },
      content: escaped,
      _highlightResult: { hierarchy: { lvl1: { value: escaped } }, content: { value: escaped } },
    });
    expect(safe?._highlightResult?.hierarchy).not.toHaveProperty('lvl0');
    expect(safe?.hierarchy).not.toHaveProperty('lvl3');
  });

  it.each([
    { given: 'a script as its address', value: { ...hit, url: 'javascript:alert(1)' } },
    { given: 'no address', value: { ...hit, url: undefined } },
    { given: 'no titles', value: { ...hit, hierarchy: null } },
    { given: 'a title that is not a string', value: { ...hit, hierarchy: { lvl0: 'a', lvl1: {} } } },
    { given: 'nothing at all', value: null },
  ])('with $given are left out', ({ value }) => {
    expect(toSafeHits([value, hit])).toHaveLength(1);
  });

  it('are named from the outside in', () => {
    const [safe] = toSafeHits([
      { ...hit, _highlightResult: { hierarchy: { lvl2: { value: '<mark>Title</mark>' } } } },
    ]);
    expect(safe && namesOf(safe)).toEqual({
      title: '<mark>Title</mark>',
      path: ['Guides &amp; tools', escaped],
    });
  });
});

describe('kept searches', () => {
  const origin = 'https://developers.abaco.example';
  const kept = {
    ...hit,
    url: '/guides/?a=b#c',
    hierarchy: { lvl0: 'Guides', lvl1: 'R&amp;D' },
    content: null,
    kind: 'guide',
    summary: 'a &lt; b',
  };

  it('stay as they were kept', () => {
    expect(toSafeKeptHits([{ ...kept, method: 7 }], [origin])).toEqual([kept]);
  });

  it('are made safe, and hold nothing else', () => {
    const marked = { hierarchy: { lvl1: { value: hostile } } };
    const [safe] = toSafeKeptHits([{ ...hit, _highlightResult: marked, _snippetResult: marked }], [origin]);
    expect(safe).toMatchObject({ hierarchy: { lvl1: escaped, lvl2: 'Title' }, content: escaped });
    expect(safe).not.toHaveProperty('_highlightResult');
    expect(safe).not.toHaveProperty('_snippetResult');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    7,
  ])('that lead to %s are left out', (url) => {
    expect(toSafeKeptHits([{ ...kept, url }, kept, null], [origin])).toHaveLength(1);
  });

  it('never lead to another host by a path with two slashes', () => {
    const [safe] = toSafeKeptHits([{ ...kept, url: `${origin}//evil.example/` }], [origin]);
    expect(safe?.url).toBe('/evil.example/');
  });
});
