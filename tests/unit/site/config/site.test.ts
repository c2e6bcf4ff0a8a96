import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';
import { ThemeConfigSchema } from '@docusaurus/theme-classic/lib/options';
import { describe, expect, it } from 'vitest';
import type { Project } from '#core/contracts/project';
import { createFooter } from '../../../../site/config/footer';
import { createNavbar, rightByDefault } from '../../../../site/config/navbar';
import config from '../../../../site/docusaurus.config';
import { holds } from '../../../specified/holds';

const theme = config.themeConfig as ThemeConfig;

describe('the configuration of the site', () => {
  it('fails a build at broken links, and warns of other broken targets', holds('8.site.9'), () => {
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onDuplicateRoutes: 'warn',
      markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
    });
  });

  it('has one language, no blog, and a slash at the end of addresses', holds('2.site.1', '9.site.3'), () => {
    expect(config).toMatchObject({ trailingSlash: true, i18n: { defaultLocale: 'en', locales: ['en'] } });
    expect(JSON.stringify([config.presets, config.plugins])).not.toMatch(
      /preset-classic|plugin-content-blog/,
    );
  });

  it('has the docs of version 1.1.0 at the root', holds('2.site.3', '9.site.1'), () => {
    const docs = { routeBasePath: '/', versions: { current: { label: '1.1.0' } } };
    const [, options] = config.plugins!.find(
      (one) => Array.isArray(one) && one[0] === '@docusaurus/plugin-content-docs',
    ) as [string, object];
    expect(options).toMatchObject(docs);
  });

  it('shows headings of levels 2 and 3 in the table of contents', holds('9.site.4'), () => {
    expect(theme.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('keeps the version of the docs, all sidebars and all open categories', holds('9.site.5'), () => {
    expect(theme.docs).toEqual({
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    });
  });

  it('highlights three more languages', holds('9.site.6'), () => {
    expect(theme.prism?.additionalLanguages).toEqual(['json', 'ruby', 'php']);
  });
});

/** The least that a site needs. */
const books: Project = {
  ...{ name: 'Books', slug: 'books', title: 'Books', base: '/' },
  ...{ apiVersions: [], navbar: [], footer: [] },
};

describe('the footer', () => {
  it('names each API with its version, and the copyright below them', () => {
    const footer = createFooter({ ...books, copyright: '© A', apiVersions: ['A & B 1', 'C 2.0'] });
    expect(footer?.copyright).toBe('<b>Books</b><span>A &amp; B 1, C 2.0</span><span>© A</span>');
  });

  it('has the name alone where a description declares no version', () => {
    expect(createFooter(books)?.copyright).toBe('<b>Books</b>');
  });
});

describe('the navbar', () => {
  it('has an item on the right, unless it says left', holds('2.site.12'), () => {
    expect(rightByDefault([{ type: 'search' }, { to: '/', label: 'Start', position: 'left' }])).toEqual([
      { type: 'search', position: 'right' },
      { to: '/', label: 'Start', position: 'left' },
    ]);
  });

  it('begins with the API where there are no hand-written pages', () => {
    const [alone, others] = [[], ['guides', 'tools']].map((sidebarIds) =>
      createNavbar(books, { sidebarIds, hasLanguages: false }),
    );
    expect(alone?.logo?.href).toBe('/api/');
    expect(alone?.items?.[0]).toMatchObject({ to: '/api/' });
    expect(others?.logo?.href).toBeUndefined();
    expect(others?.items?.slice(0, 3)).toMatchObject([
      { sidebarId: 'guides' },
      { to: '/api/' },
      { sidebarId: 'tools' },
    ]);
  });

  it('has links of the project at its end, or next to the tabs of pages', () => {
    const links = [
      { label: 'Status', href: 'https://status.books.example' },
      { label: 'Blog', href: '/blog/', isLeft: true as const },
    ];
    const navbar = createNavbar({ ...books, navbar: links }, { sidebarIds: [], hasLanguages: false });
    expect(navbar?.items?.slice(-2)).toEqual([
      { label: 'Status', href: 'https://status.books.example', position: 'right' },
      { label: 'Blog', to: '/blog/', position: 'left' },
    ]);
  });

  it('does not hide', holds('4.site.4', '9.site.5'), () => {
    expect(theme.navbar?.hideOnScroll).toBe(false);
  });

  it.each([
    { item: { type: 'docs' }, says: 'Bad navbar item type docs' },
    { item: { type: 'doc' }, says: 'docId" is required' },
    { item: { type: 'docSidebar' }, says: 'sidebarId" is required' },
    { item: { label: 'Nowhere' }, says: 'must contain at least one of [href, to]' },
  ])('refuses $item', holds('8.site.5'), ({ item, says }) => {
    expect(ThemeConfigSchema.validate({ navbar: { items: [item] } }).error?.message).toContain(says);
  });
});
