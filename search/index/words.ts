/** Longest shared prefix that one digit can encode. */
const MAX_SHARED = 35;

/** Packs sorted words into one string: each as the length of the prefix it shares with its predecessor, in base 36, and the rest. */
export function packWords(sorted: readonly string[]): string {
  return sorted
    .map((word, index) => {
      const shared = countShared(sorted[index - 1] ?? '', word);
      return shared.toString(36) + word.slice(shared);
    })
    .join(' ');
}

export function unpackWords(packed: string): string[] {
  if (packed === '') return [];
  let last = '';
  return packed.split(' ').map((entry) => {
    last = last.slice(0, parseInt(entry.charAt(0), 36)) + entry.slice(1);
    return last;
  });
}

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < MAX_SHARED && count < other.length && one[count] === other[count]) count += 1;
  return count;
}
