export interface SidebarDoc {
  type: 'doc';
  id: string;
  label: string;
  /** Distinguishes entries with the same label. */
  key?: string;
  className?: string;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  key?: string;
  link?: { type: 'doc'; id: string };
  collapsible: boolean;
  collapsed: boolean;
  items: SidebarItem[];
}

/** The label above a group of tags. */
export interface SidebarLabel {
  type: 'html';
  className: string;
  value: string;
}

export type SidebarItem = SidebarDoc | SidebarCategory | SidebarLabel;
