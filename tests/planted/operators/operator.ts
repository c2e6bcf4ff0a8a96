/** A change of a file that finds its place by what is there, not by how it is formatted. */
export interface Operator {
  /** The change in words: `replace 24 with 23 in SECONDS_PER_DAY`. */
  title: string;
  /** Returns the changed content. @throws LostPlace if there is nothing, or no single thing, to change. */
  apply: (content: string, file: string) => string;
}

/** A part of a file and its replacement. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** Thrown when a fault can no longer be planted. */
export class LostPlace extends Error {
  constructor(file: string, missing: string) {
    super(`${file} has no ${missing}. If it moved or got another name, say so in tests/planted/faults.`);
  }
}

/** Creates the operator that makes the one change that `find` returns. @param place the name of the place, for the message. */
export function createOperator(
  title: string,
  place: string,
  find: (content: string, file: string) => Change | undefined,
): Operator {
  return {
    title,
    apply: (content, file) => {
      const change = find(content, file);
      if (!change) throw new LostPlace(file, place);
      return content.slice(0, change.start) + change.text + content.slice(change.end);
    },
  };
}
