/** Table heads and sentences about the errors of an operation and of the API. */
export const ERROR_LABELS = {
  status: 'Status',
  when: 'When',
  reason: 'Reason',
  response: 'Response',
  operation: 'Operation',
  cause: 'For example',
  details: 'Error responses',
  reproduction: 'A request that returns it in the simulator',
  everyOperation: 'Every operation',
  common: 'Every operation can return these: see',
  commonLink: 'the errors of the API',
  decideOnStatus: 'Decide on the status, never on the text.',
} as const;

export function returnedByAll(status: string): string {
  return `Every operation can return ${status}.`;
}

/** Above the operations that return a status, or their groups. */
export function returnedBy(
  status: string,
  { operations, groups }: { operations: number; groups?: number },
): string {
  return groups === undefined
    ? `${operations} operations return ${status}`
    : `Operations of ${groups} groups return ${status}`;
}
