/** A change of a file after which it says something else. */
export interface Lie {
  file: string;
  /** The name of its class: `negated`. */
  kind: string;
  start: number;
  end: number;
  text: string;
}

/** Finds each location of a file where a lie of one class can be planted. */
export type LieClass = (content: string, file: string) => Omit<Lie, 'file' | 'kind'>[];

/** Returns the content of a file with a lie in it. */
export function plant(content: string, { start, end, text }: Pick<Lie, 'start' | 'end' | 'text'>): string {
  return content.slice(0, start) + text + content.slice(end);
}
