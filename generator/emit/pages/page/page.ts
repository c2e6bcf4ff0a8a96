import type { MdxPage } from '../mdx/mdx';
import type { TextContext } from '../../markdown/text-context';
import type { TextPage } from '../../markdown/text-page';
import type { SidebarDoc } from '../sidebar/sidebar-item';

/** A page before it is written: its source, its data and its entry in the sidebar. */
export interface Page extends TextPage {
  docId: string;
  mdx: MdxPage;
  entry: SidebarDoc;
}

/** Formats the data of a page as Markdown. */
export type FormatText<Data> = (data: Data, context: TextContext) => string;

/** The same for data that are formatted already. */
export type FormatJson = FormatText<string>;

export function fromJson<Data>(format: FormatText<Data>): FormatJson {
  return (json, context) => format(JSON.parse(json) as Data, context);
}
