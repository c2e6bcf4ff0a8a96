import type { Json } from '../json/json';
import type { HttpCall } from '../http/call';
import type { Retry } from '../http/retry';

/** All documented errors, as readers download them: `downloads/errors.json`. */
export interface ErrorsFile {
  /** Version of the format. */
  version: number;
  api_version: string;
  errors: DocumentedError[];
}

/** One documented error of one operation, with a call of the simulator that causes it. */
export interface DocumentedError {
  /** Permanent: `createInvoice.422.unprocessable-content`. */
  id: string;
  /** operationId. */
  operation: string;
  /** Upper case. */
  method: string;
  /** Path template. */
  path: string;
  status: number;
  /** Name of the object in the body. */
  schema?: string;
  /** The documented bodies; the first is that of the request. */
  responses: DocumentedBody[];
  /** Markdown. */
  cause: string;
  /** Markdown. */
  remedy: string;
  /** When to send the same request again. */
  retry: Retry;
  /** Calls that must come first. */
  before?: HttpCall[];
  request: HttpCall;
  /** How many times to send the request until it returns the error. */
  times: number;
  /** Whether only the header that asks for an error causes it. */
  simulated: boolean;
  /** Address of the operation's page. */
  page: string;
}

/** One documented body of an error. */
interface DocumentedBody {
  /** When the API returns it, in a few words. */
  reason?: string;
  body: Json;
}
