/** A sentence for readers that somebody has accepted. */
export interface Entry {
  /** Where the sentence is in a file that is not prose: `post.x-notes.text`. */
  at?: string;
  /** The sentence, with the values of its elements: `Wait <Fact limits.rate.windowSeconds = 15> seconds.` */
  sentence: string;
  /** Why the sentence is true: `executed sessions.status, decided G-API-35`. */
  basis: string;
}
