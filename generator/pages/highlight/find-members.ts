/** The name of a member in the call of a TypeScript snippet. */
export interface MemberName {
  start: number;
  end: number;
  /** Names of the members around it, then its own: `['body', 'items', 'unit_price']`; lists add nothing. */
  path: string[];
}

const CALL = /\bawait client\.\w+\(/;

const TOKEN =
  /(?<text>'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)|(?<name>[\p{ID_Start}_$][\p{ID_Continue}$]*)|[{}[\]():]/gu;

/** The members of the object literals that the call of an openapi-fetch snippet takes, in the order of the code. */
export function findMembers(code: string): MemberName[] {
  const call = CALL.exec(code);
  if (!call) return [];
  const offset = call.index + call[0].length;
  const members: MemberName[] = [];
  /** Of each open bracket, the member whose value it starts. */
  const around: (string | undefined)[] = [];
  let name: string | undefined;
  let last: RegExpExecArray | undefined;
  for (const token of code.slice(offset).matchAll(TOKEN)) {
    const [sign] = token;
    if (sign === ':' && last !== undefined) {
      name = nameOf(last);
      const start = offset + last.index;
      const path = [...around, name].filter((step) => step !== undefined);
      members.push({ start, end: start + last[0].length, path });
    } else if ('{[('.includes(sign)) {
      around.push(name);
      name = undefined;
    } else if ('}])'.includes(sign)) {
      // The end of the call.
      if (around.length === 0) break;
      around.pop();
    }
    last = (token.groups?.text ?? token.groups?.name) ? token : undefined;
  }
  return members;
}

function nameOf({ 0: text, groups }: RegExpExecArray): string {
  return groups?.text === undefined ? text : text.slice(1, -1);
}
