import type { MdxPage } from '../mdx/mdx';
import type { SidebarDoc } from '../sidebar/sidebar-item';

/** A page before it is written: its source, the text of the data beside it and its entry in the sidebar. */
export interface Page {
  docId: string;
  mdx: MdxPage;
  /** Text already: the data of all pages of a large API together would not fit a small machine. */
  dataJson: string;
  entry: SidebarDoc;
}
