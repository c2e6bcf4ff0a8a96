/** Characters that look like others: spaces, quotes and dashes of another kind, and those that take no room. */
const LOOKALIKES: readonly (readonly [characters: RegExp, shown: string])[] = [
  [/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''],
  [/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[‘’ʼ′]/g, "'"],
  [/[“”″]/g, '"'],
  [/[‐‑–—−]/g, '-'],
];

/** Returns a line that says which characters differ if two sentences look the same; empty if a reader sees what differs. */
export function describeUnseen(was: string, now: string): string[] {
  if (was === now || shownOf(was) !== shownOf(now)) return [];
  const at = [...was].findIndex((character, index) => character !== [...now][index]);
  const place = at < 0 ? [...was].length : at;
  return [
    `         They look the same, and differ from character ${place + 1} on: ${codeAt(was, place)} → ${codeAt(now, place)}`,
  ];
}

function shownOf(sentence: string): string {
  return LOOKALIKES.reduce(
    (text, [characters, shown]) => text.replaceAll(characters, shown),
    sentence.normalize('NFKC'),
  );
}

/** The name of a character in Unicode: `U+2019`. */
function codeAt(sentence: string, place: number): string {
  const code = [...sentence][place]?.codePointAt(0);
  return code === undefined ? 'the end' : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
