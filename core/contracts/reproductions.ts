/** One request as it is sent. */
export interface ReproductionCall {
  /** Upper case. */
  method: string;
  /** Below the base URL of the API, with its query: `/invoices?limit=ten`. */
  path: string;
  headers: Record<string, string>;
  /** The text of the body. */
  body?: string;
}

/** How one operation of the simulator comes to return one error status. */
export interface Reproduction {
  /** One sentence for readers, Markdown. */
  cause: string;
  /** Requests that must come first. */
  before?: ReproductionCall[];
  request: ReproductionCall;
  /** How often the request is sent, the last response being the error; once when absent. */
  times?: number;
  /** True where only the header that asks for an error brings the response about. */
  simulated?: true;
}

/** Reproductions by operationId and status: `generated/simulator/reproductions.json`. */
export type Reproductions = Record<string, Record<string, Reproduction>>;
