/** A number or boolean without quotes whose source is not what JavaScript prints: `01234`, `1.10`, `0x1F`, `True`. */
export interface WrittenScalar {
  /** As its author wrote it. */
  text: string;
  /** Where it begins in its file. */
  offset: number;
}

/** Receives such a scalar, with the object or list that has it, and its key or index there. */
type Put = (holder: object, key: string, scalar: WrittenScalar) => void;

/** A character for private use, which descriptions do not have; YAML reads a scalar that begins with it as a string. */
const MARK = '\uE000';
const MARKED = /\uE000(\d+)\uE000/g;

/** The start of a whole value, and a number or boolean of YAML 1.2, where a value ends. */
const SCALAR =
  /([:,[]\s*|-[ \t]+)([+-]?(?:0x[\dA-Fa-f]+|0o[0-7]+|0b[01]+|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|True|TRUE|False|FALSE)(?=\s*(?:[,\]}]|$)|[ \t]+#)/gm;

/**
 * Parses YAML or JSON, and passes on each scalar whose value does not tell how it is written. Such scalars are marked in the text that
 * is parsed, because parsers keep only their values.
 * @returns undefined if the text has none, or if a mark is where it changes more than a value.
 * @throws what `parse` throws.
 */
export function parseWritten(
  text: string,
  parse: (text: string) => unknown,
  put: Put,
): { parsed: unknown } | undefined {
  if (text.includes(MARK)) return undefined;
  const scalars: WrittenScalar[] = [];
  const marked = text.replaceAll(SCALAR, (all, before: string, scalar: string, start: number) => {
    if (scalar === String(Number(scalar))) return all;
    scalars.push({ text: scalar, offset: start + before.length });
    return `${before}${MARK}${scalars.length - 1}${MARK}${scalar}`;
  });
  if (scalars.length === 0) return undefined;
  const root = { parsed: parse(marked) };
  const seen = new Set<object>();
  return unmark(root) ? root : undefined;

  /** Gives marked members the values that were meant. Returns false if a key is marked. */
  function unmark(holder: object): boolean {
    if (seen.has(holder)) return true;
    seen.add(holder);
    return Object.entries(holder).every(([key, value]: [string, unknown]) => {
      if (typeof value === 'object' && value !== null) return unmark(value);
      if (typeof value === 'string' && value.includes(MARK))
        Reflect.set(holder, key, read(holder, key, value));
      return !key.includes(MARK);
    });
  }

  /** A mark inside a longer string was wrong, and is removed. */
  function read(holder: object, key: string, value: string): unknown {
    const [start, index] = [...value.matchAll(MARKED)][0] ?? [];
    const scalar = scalars[Number(index)];
    if (!scalar || value !== `${start}${scalar.text}`) return value.replaceAll(MARKED, '');
    put(holder, key, scalar);
    return parse(scalar.text);
  }
}
