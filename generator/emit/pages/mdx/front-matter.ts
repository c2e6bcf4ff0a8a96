/** The front matter of a page; Docusaurus reads it as data, never as MDX. */
export interface FrontMatter {
  title: string;
  description?: string;
  /** For the head of the page: a title that no other page has, and a description of the length that search engines show. */
  meta_title?: string;
  meta_description?: string;
  /** The path below the route of the reference, with both slashes: `/invoices/create-invoice/`. */
  slug: string;
  sidebar_label?: string;
  /** True for a page whose component shows the title and the sections itself. */
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  /** True for a page whose sections have two columns. */
  section_pairs?: boolean;
  /** Address of the page with the feeds of the changes that this page is about: its own, or that of all changes. */
  changes_feed?: string;
  /** The sidebar to show on a page that it does not list. */
  displayed_sidebar?: string;
  /** True for a page that no list of pages names. */
  unlisted?: boolean;
}

/** Formats YAML front matter. Each value is written as JSON, which is YAML that no string can break out of. */
export function formatFrontMatter(frontMatter: FrontMatter): string {
  const entries = Object.entries({ ...frontMatter, custom_edit_url: null });
  const lines = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
