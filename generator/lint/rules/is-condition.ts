/** Whether a pointer lies in the condition of a schema, which tests properties described elsewhere. */
export function isCondition(pointer: string): boolean {
  return /\/(if|then|else|not)\//.test(`${pointer}/`);
}
