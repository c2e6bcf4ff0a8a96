import type { Operator } from '../operators/operator';

/** A change that makes what a test holds false: the test that declares the id has to be red. */
export interface Negation {
  /** Declared with `holds('…')`, and named next to the sentences that rest on the test. */
  id: string;
  file: string;
  /** Makes a sentence with the id false. */
  edit: Operator;
}

/** Returns a function that makes the rows of a file. */
export function negationsOf(file: string): (id: string, edit: Operator) => Negation {
  return (id, edit) => ({ id, file, edit });
}
