/** Longer beginnings are not told by one digit. */
const MAX_SHARED = 35;

/** Sorted words as one text: each with the number of characters that it shares with the one before, as a digit to base 36. */
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
