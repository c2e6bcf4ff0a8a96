declare module 'github-slugger' {
  /** Makes the anchors of one page. */
  export default class GithubSlugger {
    /** The anchor of a heading; a second one of the same name ends in `-1`. */
    slug(text: string): string;
  }
}
