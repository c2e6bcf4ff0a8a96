/** One request as it is sent. */
export interface PairRequest {
  /** Upper case. */
  method: string;
  /** Below the base URL of the API, with its query: `/invoices?limit=ten`. */
  path: string;
  headers: Record<string, string>;
  /** The text of the body. */
  body?: string;
}

/** How one operation of the simulator comes to return one error status. */
export interface ErrorPair {
  /** One sentence for readers, Markdown. */
  cause: string;
  /** Requests that must come first. */
  before?: PairRequest[];
  request: PairRequest;
  /** How often the request is sent, the last response being the error; once when absent. */
  times?: number;
  /** True where only the header `X-Abaco-Simulate` brings the response about. */
  simulated?: true;
}

/** Error pairs by operationId and status. */
export type ErrorPairs = Record<string, Record<string, ErrorPair>>;
