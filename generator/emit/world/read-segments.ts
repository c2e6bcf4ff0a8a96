/** A part of a path between slashes. */
export interface Segment {
  /** As it is written. */
  text: string;
  /** The parameter that selects a record; absent for a word. */
  parameter?: string;
  /** The word after a colon: `{id}:cancel`. */
  verb?: string;
  /** With a blank parameter: `{}`, `Things('{}')`. */
  blank: string;
}

const WHOLE = /^\{([^{}]+)\}(?::([A-Za-z]\w*))?$/;
const COLON = /^:(\w+)$/;
/** OData addresses a record as `Things('{key}')`, others add the ending of a file. */
const AROUND = /^\w*\('?\{([^{}]+)\}'?\)$|^\{([^{}]+)\}\.\w+$/;
const VERB = /^([A-Za-z][\w-]*):([A-Za-z]\w*)$/;

/** Reads the segments of a path template. A segment with several parameters is a word. */
export function readSegments(path: string): Segment[] {
  return path
    .split('/')
    .filter((text) => text !== '')
    .map((text) => {
      const blank = text.replaceAll(/\{[^{}]*\}/g, '{}');
      const [, whole, verb] = WHOLE.exec(text) ?? [];
      if (whole !== undefined) return { text, parameter: whole, blank: '{}', ...(verb && { verb }) };
      const [, colon] = COLON.exec(text) ?? [];
      if (colon !== undefined) return { text, parameter: colon, blank: '{}' };
      const [, key, name] = AROUND.exec(text) ?? [];
      if (key ?? name) return { text, parameter: key ?? name, blank };
      const [, word, act] = VERB.exec(text) ?? [];
      return word === undefined ? { text, blank } : { text: word, blank: word, verb: act };
    });
}

/** The key of the path that some segments make: `/vaults/{}/secrets`. */
export function keyOf(segments: readonly Segment[]): string {
  return `/${segments.map(({ blank }) => blank).join('/')}`;
}
