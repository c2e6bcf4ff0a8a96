/** What to write instead, by rule of Redocly. Rules of our own carry the remedy in their message. */
export const remedies: Record<string, string> = {
  struct: 'Write what the OpenAPI Specification allows at this place.',
  'path-parameters-defined':
    'Add the parameter with `in: path` and `required: true`, or take it out of the path.',
  'operation-operationId-unique': 'Give each operation an operationId of its own.',
  'no-ambiguous-paths': 'Rename one of the paths so that a call can mean only one of them.',
};
