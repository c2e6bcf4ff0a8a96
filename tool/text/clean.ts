/** Control characters and marks that change the direction of writing: they would let data pose as something else. */
// oxlint-disable-next-line no-control-regex
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export function clean(text: string): string {
  return text.replace(HIDDEN, '');
}

/** Shortens a string to `limit` characters, and says so. */
export function shorten(text: string, limit: number): string {
  const note = `\n… ${text.length} characters in all.`;
  return text.length <= limit ? text : text.slice(0, limit - note.length) + note;
}

/** A fence that is longer than any in the text, so that the text cannot end it. */
export function fenced(text: string, language = 'json'): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}
