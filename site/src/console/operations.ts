import contractText from '../../../generated/simulator/contract.json';
import requestsText from '../../../generated/simulator/requests.json';
import type { SimulatorOperation, SimulatorRequests } from '#core/contracts/requests';

const { server, operations } = requestsText as unknown as SimulatorRequests;
/** The request header that asks the simulator for a documented error. */
export const errorHeader = contractText.errorHeader;

const errors = new Map(contractText.operations.map((operation) => [operation.id, operation.errors]));

/** URL of the simulator that snippets name; nothing is called there. */
export const simulatorUrl = server;

/** @throws for an operation that the description does not have. */
export function getOperation(id: string): SimulatorOperation {
  const operation = operations[id];
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Error statuses that an operation documents. */
export function errorStatusesOf(id: string): string[] {
  return Object.keys(errors.get(id) ?? {});
}
