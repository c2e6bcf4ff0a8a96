import { groupBy } from '#core/collections/group-by';
import type { Page } from './page/page';

/** Gives each page its own title in its head: pages that share one add the last part of their address. */
export function withOwnTitles(pages: readonly Page[]): Page[] {
  const sharing = groupBy(pages, headTitle);
  return pages.map((page) => {
    const title = headTitle(page);
    if (sharing.get(title)?.length === 1) return page;
    const { frontMatter } = page.mdx;
    const meta_title = `${title} (${frontMatter.slug.split('/').at(-2)})`;
    return { ...page, mdx: { ...page.mdx, frontMatter: { ...frontMatter, meta_title } } };
  });
}

function headTitle({ mdx: { frontMatter } }: Page): string {
  return frontMatter.meta_title ?? frontMatter.title;
}
