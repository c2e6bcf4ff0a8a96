/** Name, address and links of a site: the contents of `project/project.json`. */
export interface Project {
  /** Name of the product, shown next to the logo. */
  name: string;
  /** The name in file names: `books` in `books-simulator.mjs`. */
  slug: string;
  /** Name of the site, used in page titles. */
  title: string;
  /** One line about the product. */
  tagline?: string;
  /** Origin of the site, without path or trailing slash: `https://developers.abaco.example`. Unknown without a `project.yaml`. */
  url?: string;
  /** Base path of the site, with leading and trailing slash: `/`, `/docs/`. */
  base: string;
  copyright?: string;
  /** URL for reporting a search without results. */
  support?: string;
  feedback?: Feedback;
  announcement?: Announcement;
  /** Purposes for which programs may use the pages, for `robots.txt`; it names only those that are set. */
  contentSignal?: { search?: boolean; aiInput?: boolean; aiTrain?: boolean };
  /** Where pages may send real requests; if it is left out, they send none. */
  console?: ConsoleSettings;
  /** Hosts that pages may load images from, with https; if it is left out, they load none of other hosts. */
  images?: string[];
  /** The assistants that pages offer to open in; if it is left out, all that are known. */
  openIn?: ('ChatGPT' | 'Claude')[];
  /** The APIs, if there are several. */
  apis?: ProjectApi[];
  /** Versions that descriptions declare, for every page: `API 1.0.0`, or of several APIs `Orders 1.0.0`, `Bills 2.1`. */
  apiVersions: string[];
  /** Shown in the navbar. */
  version?: DocsVersion;
  /** The only color mode; if it is left out, readers choose. */
  colorMode?: 'light' | 'dark';
  /** The picture of the site in browsers, if it is not the logo. */
  favicon?: 'img/favicon.svg';
  /** Links at the end of the navbar. */
  navbar: NavbarLink[];
  footer: LinkColumn[];
}

/** The console that sends real requests. */
interface ConsoleSettings {
  /** Origins, with https unless they are of this machine: `https://api.books.example`. */
  servers: string[];
}

/** One of several APIs. */
interface ProjectApi {
  /** Names it in addresses, in names that prose is bound to, and as a folder: `orders`. */
  name: string;
  title: string;
}

/** Addresses for messages about a page, and for its source. A page offers those that are set. */
export interface Feedback {
  /** An email address. */
  mail?: string;
  /** Address of a form, such as a new issue; the message replaces `{title}` and `{body}`. */
  form?: string;
  /** Address at which a page is edited; the path of its source replaces `{file}`. */
  edit?: string;
}

interface SiteLink {
  label: string;
  /** A URL, or a path of the site: `/guides/`. */
  href: string;
}

interface NavbarLink extends SiteLink {
  /** Rendered as a button. */
  isMain?: true;
  /** Shown after the pages of the site instead of at the end. */
  isLeft?: true;
}

interface LinkColumn {
  title: string;
  links: SiteLink[];
}

/** A banner above all pages until the reader closes it. */
export interface Announcement {
  /** A new id shows the banner again to readers who closed it. */
  id: string;
  text: string;
  link?: SiteLink;
}

interface DocsVersion {
  /** Version of the docs: `1.1.0`. */
  label: string;
  /** Shown below it in the menu. */
  links: SiteLink[];
}
