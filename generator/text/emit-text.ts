import type { ObjectData } from '#core/contracts/page-data';
import type { GeneratedFile } from '../files/generated-file';
import { indexObjects } from './objects/object-index';
import type { TextPage } from './text-page';

/** Emits the Markdown of every page of the reference, from the same data as its HTML. */
export function emitText(pages: readonly TextPage[]): GeneratedFile[] {
  const objects = indexObjects(
    pages
      .filter(({ isObject }) => isObject)
      .map((page) => ({ page: addressOf(page), data: JSON.parse(page.dataJson) as ObjectData })),
  );
  return pages.map((page) => {
    const address = addressOf(page);
    return {
      path: `text${address}index.md`,
      content: `${page.formatText({ page: address, objects })}\n`,
    };
  });
}

function addressOf({ mdx }: TextPage): string {
  return `/api${mdx.frontMatter.slug}`;
}
