/** Strings, braces and line breaks. */
const TOKENS = /"(?:[^"\\]|\\.)*"|[{}\n]/g;

/** The body of the function, and that of the check that its value is an object. */
const OWN_LINES = 2;

/** Puts each block below the outer two on one line, so that the check of a field is one line. */
export function joinBlocks(code: string): string {
  let depth = 0;
  return code.replace(TOKENS, (token) => {
    if (token === '{') depth += 1;
    if (token === '}') depth -= 1;
    return token === '\n' && depth > OWN_LINES ? ' ' : token;
  });
}
