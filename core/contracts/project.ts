/** How a site is called and where it leads: what `project/project.json` holds. */
export interface Project {
  /** Of the product: beside the logo. */
  name: string;
  /** Of the site: in the titles of pages. */
  title: string;
  /** One line about the product. */
  tagline?: string;
  /** Where the site is served, without a path and a slash at its end: `https://developers.abaco.example`. */
  url: string;
  /** The path below which it is served, with a slash at either end: `/`, `/docs/`. */
  base: string;
  copyright?: string;
  /** Where readers report a search that finds nothing. */
  support?: string;
  announcement?: Announcement;
  /** Shown in the navbar. */
  version?: DocsVersion;
  /** Links at the end of the navbar. */
  navbar: NavbarLink[];
  footer: LinkColumn[];
}

export interface SiteLink {
  label: string;
  /** An address, or a path of the site: `/guides/`. */
  href: string;
}

export interface NavbarLink extends SiteLink {
  /** Looks like a button. */
  isMain?: true;
}

export interface LinkColumn {
  title: string;
  links: SiteLink[];
}

/** A line above all pages, until the reader closes it. */
export interface Announcement {
  /** A new one shows the line again to readers who closed it. */
  id: string;
  text: string;
  link?: SiteLink;
}

export interface DocsVersion {
  /** Of the docs: `1.1.0`. */
  label: string;
  /** Below it in the menu. */
  links: SiteLink[];
}
