/**
 * Whether a name is a typo of another one: different punctuation or case, a letter missing or added, two letters swapped,
 * or one letter of a long name replaced. Names with different digits are different names.
 */
export function isSlip(name: string, meant: string): boolean {
  const [written, wanted] = [plain(name), plain(meant)];
  if (written === wanted) return true;
  if (written.replaceAll(/\D/g, '').length !== wanted.replaceAll(/\D/g, '').length) return false;
  const start = commonStart(written, wanted);
  const [from, to] = [written.slice(start), wanted.slice(start)];
  return (
    from === to.slice(1) ||
    from.slice(1) === to ||
    from === `${to.charAt(1)}${to.charAt(0)}${to.slice(2)}` ||
    (wanted.length > LONG && from.slice(1) === to.slice(1))
  );
}

/** `guid` and `ulid` are not typos of `uuid`. */
const LONG = 4;

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
