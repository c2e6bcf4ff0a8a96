/** `versions/versions.json`: the earlier versions of the API whose contents are known. */
export interface VersionsFile {
  /** The current version. */
  current: string;
  /** Paths of its pages below the reference, the start page being empty: `coupons/create-coupon/`. */
  pages: string[];
  /** Newest first. */
  versions: VersionFile[];
}

export interface VersionFile {
  version: string;
  /** Address of the page that says what changed from this version to the current one. */
  differences: string;
  /** How each of its pages is made, by path. */
  pages: Record<string, VersionPage>;
  /** The changes from this version to the current one, worst first. */
  changes: VersionChange[];
}

export interface VersionPage {
  /**
   * `own`: it differs, so it is rendered. `stamped`: the current page with this version's name instead of the current one. `same`: the
   * current page.
   */
  kind: 'own' | 'stamped' | 'same';
  /** The changes that reach this page, as indices. */
  changes: number[];
}

export interface VersionChange {
  isBreaking: boolean;
  /** A sentence in Markdown, without links. */
  summary: string;
  /** The next step for a client. */
  remedy: string;
}
