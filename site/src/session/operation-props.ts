/** The operation that a tool of the simulator works on. */
export interface OperationProps {
  operationId: string;
  /** Name of the request example. */
  requestName: string;
}
