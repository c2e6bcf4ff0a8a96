/** A name and its value, before any encoding. */
export interface Pair {
  name: string;
  value: string;
}
