import type { MdxPage } from '../mdx/mdx';
import type { SidebarDoc } from '../sidebar/sidebar-item';

/** A page before it is written: its source, its data and its entry in the sidebar. */
export interface Page {
  docId: string;
  mdx: MdxPage;
  /** Formatted already: the data of all pages of a large API together would not fit into the memory of a small machine. */
  dataJson: string;
  entry: SidebarDoc;
}
