import { translate } from '#core/labels/translate';
/** Table heads and sentences about the errors of an operation and of the API. */
export const ERROR_LABELS = {
  status: translate('Status'),
  when: translate('When'),
  reasons: translate('Reasons'),
  cause: translate('For example'),
  details: translate('Error responses'),
  reproduction: translate('A request that returns it in the simulator'),
  everyOperation: translate('Every operation'),
  common: translate('Every operation can return these: see'),
  commonLink: translate('the errors of the API'),
} as const;

export function returnedByAll(status: string): string {
  return translate('Every operation can return {status}.', { status });
}

/** Above the operations that return a status, or their groups. */
export function returnedBy(
  status: string,
  { operations, groups }: { operations: number; groups?: number },
): string {
  return groups === undefined
    ? translate('{operations} operations return {status}', { operations, status })
    : translate('Operations of {groups} groups return {status}', { groups, status });
}
