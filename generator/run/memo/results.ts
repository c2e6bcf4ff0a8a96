import { hashOf } from '../files/hash';

/**
 * The results of earlier runs of this process. Each has a key: the hash of everything that it is made from, so a result that is
 * found is the one that would be made. Results are shared between runs: nobody changes one.
 */
export class Results {
  #earlier = new Map<string, unknown>();
  #ofThisRun = new Map<string, unknown>();

  /**
   * Returns the result with this key, from this run or the last one; otherwise makes it.
   * @param kind a name for the function that makes it.
   */
  remember<Result>(kind: string, key: string, make: () => Result): Result {
    const name = `${kind} ${key}`;
    const known = this.#ofThisRun.has(name) ? this.#ofThisRun : this.#earlier;
    const result = known.has(name) ? (known.get(name) as Result) : make();
    this.#ofThisRun.set(name, result);
    return result;
  }

  /** Ends a run that has made all files: forgets the results that it did not need. */
  endRun(): void {
    this.#earlier = this.#ofThisRun;
    this.#ofThisRun = new Map();
  }
}

/** Returns the key of a result: the hash of its ingredients, which are plain JSON or keys of other results. */
export function keyOf(...ingredients: unknown[]): string {
  return hashOf(JSON.stringify(ingredients));
}
