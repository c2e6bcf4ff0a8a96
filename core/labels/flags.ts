/** Properties of a field or an operation that readers see as one word. */
export const FLAGS = {
  required: 'required',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  deprecated: 'deprecated',
} as const;

export type FlagLabel = (typeof FLAGS)[keyof typeof FLAGS];
