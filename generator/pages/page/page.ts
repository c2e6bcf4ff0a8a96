import type { MdxPage } from '../mdx/mdx';
import type { TextContext } from '../../text/text-context';
import type { SidebarDoc } from '../sidebar/sidebar-item';

/** A page before it is written: its source, its data and its entry in the sidebar. */
export interface Page {
  docId: string;
  mdx: MdxPage;
  /** Formatted already: the data of all pages of a large API together would not fit into the memory of a small machine. */
  dataJson: string;
  entry: SidebarDoc;
  /** Whether the data are an `ObjectData`. */
  isObject?: true;
  /** Formats its data as Markdown. */
  formatText: (context: TextContext) => string;
}

/** Formats the data of a page as Markdown. */
export type FormatText<Data> = (data: Data, context: TextContext) => string;

/** The same for data that are formatted already. */
export type FormatJson = FormatText<string>;

export function fromJson<Data>(format: FormatText<Data>): FormatJson {
  return (json, context) => format(JSON.parse(json) as Data, context);
}
