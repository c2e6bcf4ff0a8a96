import type { Json } from '../json/json';
import type { ParameterLocation } from '../http/parameter-location';

/** What the request console of the site starts from: `generated/simulator/requests.json`. */
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
  summary: string;
  parameters: SimulatorParameter[];
  /** Media type of the body; absent when there is none. */
  mediaType?: string;
  /** The named requests of the snippets; the first is `default`. */
  requests: SimulatorRequest[];
}

export interface SimulatorParameter {
  in: ParameterLocation;
  name: string;
  required?: true;
  /** The values of a short enum. */
  values?: string[];
}

export interface SimulatorRequest {
  name: string;
  summary?: string;
  /** Texts of the parameters before any encoding, by location and name. */
  parameters: Partial<Record<ParameterLocation, Record<string, string>>>;
  /** Key or token. */
  credential?: string;
  /** Headers that are no parameters: `Accept` and the media type of the body. */
  headers: Record<string, string>;
  body?: Json;
}
