/** Whether a pointer is inside the condition of a schema, which tests properties that are described elsewhere. */
export function isCondition(pointer: string): boolean {
  return /\/(if|then|else|not)\//.test(`${pointer}/`);
}
