import type { ObjectData } from '#core/contracts/page-data';
import { translations } from '#core/labels/translations';
import { type Addresses, ADDRESSES } from '../../model/addresses/urls';
import type { GeneratedFile } from '../../run/files/generated-file';
import { keyOf, Results } from '../../run/memo/results';
import { indexObjects, type ShownObject } from './objects/object-index';
import type { TextPage } from './text-page';

/**
 * Emits the Markdown of every page of the reference, from the same data as its HTML.
 * @param isWanted whether to emit a page; the others only say which objects there are.
 * @param addresses those of the reference that the pages belong to.
 */
export function emitText(
  pages: readonly TextPage[],
  results = new Results(),
  isWanted: (page: TextPage) => boolean = () => true,
  addresses: Addresses = ADDRESSES,
): GeneratedFile[] {
  const shown = pages
    .filter(({ isObject }) => isObject)
    .map((page) => ({
      page: addressOf(page),
      ...results.remember('object', keyOf(page.dataJson), () => readObject(page)),
    }));
  const objects = indexObjects(shown);
  const keyOfAll = keyOf(
    shown.map(({ page, key }) => [page, key]),
    translations,
  );
  return pages.filter(isWanted).map((page) => {
    const address = addressOf(page);
    const content = results.remember('text', keyOf(address, page.dataJson, keyOfAll), () =>
      page.formatText({ page: address, addresses, objects }),
    );
    return { path: `text${address}index.md`, content: `${content}\n` };
  });
}

/** Reads the data of an object that the text of other pages depends on, with their key. */
function readObject({ dataJson }: TextPage): { data: ShownObject; key: string } {
  const { title, schema } = JSON.parse(dataJson) as ObjectData;
  return { data: { title, schema }, key: keyOf(title, schema) };
}

function addressOf({ mdx }: TextPage): string {
  return `/api${mdx.frontMatter.slug}`;
}
