import contractText from '../../../generated/sandbox/contract.json';
import requestsText from '../../../generated/sandbox/requests.json';
import type { SandboxOperation, SandboxRequests } from '../../../generator/sandbox/sandbox-requests';

const { server, operations } = requestsText as unknown as SandboxRequests;
const errors = new Map(contractText.operations.map((operation) => [operation.id, operation.errors]));

/** URL of the sandbox that snippets name; nothing is called there. */
export const sandboxUrl = server;

/** @throws for an operation that the description does not have. */
export function getOperation(id: string): SandboxOperation {
  const operation = operations[id];
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Error statuses that an operation documents. */
export function errorStatusesOf(id: string): string[] {
  return Object.keys(errors.get(id) ?? {});
}
