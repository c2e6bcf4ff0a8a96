/** One sentence, and what keeps the project true to it; tests name its id with `holds('…')`. */
export interface Sentence {
  /** Section, part (`api`, `search`, `site`), and the place of the sentence in it; never given to another sentence. */
  id: string;
  text: string;
  /** The entries of this transcription that hold it, as `entities.product`. */
  data?: readonly string[];
  /** Its readings where it has several; the first is the one that we took. */
  readings?: readonly [decided: string, ...others: string[]];
  /** Why neither data nor a test can hold it. */
  notHeld?: string;
}
