import type { CallField } from '../http/call';
import type { ParameterLocation } from '../http/parameter-location';
import type { FieldForm, PartsByPosition } from '../http/wire/serialization';
import type { Json } from '../json/json';

/** Initial state of the request console: `generated/simulator/requests.json`. */
export interface SimulatorRequests {
  /** URL of the sandbox server, for example `https://demo.sandbox.abaco.example/api`. */
  server: string;
  /** By operationId. */
  operations: Record<string, SimulatorOperation>;
}

export interface SimulatorOperation {
  method: string;
  /** Path template. */
  path: string;
  /** URL of the server that its snippets call, if it is another than that of the rest. */
  server?: string;
  summary: string;
  parameters: SimulatorParameter[];
  /** Media type of the body; absent without a body. */
  mediaType?: string;
  /** How a body that is a form or has parts is written, as far as it is not its values that say so. */
  fields?: readonly FieldForm[];
  parts?: PartsByPosition;
  /** The named requests of the snippets; the first is `default`. */
  requests: SimulatorRequest[];
}

export interface SimulatorParameter extends CallField {
  required?: true;
  /** The values of a short enum. */
  values?: string[];
}

export interface SimulatorRequest {
  name: string;
  summary?: string;
  /** The values of the parameters as the strings in their fields, by location and name. */
  parameters: Partial<Record<ParameterLocation, Record<string, string>>>;
  /** Key or token. */
  credential?: string;
  /** Headers other than parameters: `Accept` and `Content-Type`. */
  headers: Record<string, string>;
  body?: Json;
}
