import type { SimulatorOperation, SimulatorRequest } from '#core/contracts/requests';
import { getDescribed } from './description';

/** The request header that asks the simulator for a documented error. */
export const errorHeader = getDescribed().contract.errorHeader;

/** URL of the simulator in snippets; no request is sent to it. */
export const simulatorUrl = getDescribed().requests.server;

/** Returns the URL of the server that an operation is called at. */
export function serverOf({ server: own }: SimulatorOperation): string {
  return own ?? simulatorUrl;
}

/** Returns an operation by its id. @throws Error if the description does not have it. */
export function getOperation(id: string): SimulatorOperation {
  const operation = getDescribed().requests.operations[id];
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** Returns the request of an operation with this name, or else its first one. */
export function findRequest({ requests }: SimulatorOperation, name: string): SimulatorRequest | undefined {
  return requests.find((one) => one.name === name) ?? requests[0];
}

/** Returns the error statuses that an operation documents. */
export function errorStatusesOf(id: string): string[] {
  const operation = getDescribed().contract.operations.find((one) => one.id === id);
  return Object.keys(operation?.errors ?? {});
}
