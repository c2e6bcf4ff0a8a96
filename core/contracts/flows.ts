import type { CallField } from '../http/call';
import type { Json } from '../json/json';
import type { SimulatorRequest } from './requests';

/** Flows by their id: the contents of `generated/arazzo/flows.json`. */
export type Flows = Record<string, Flow>;

/** Calls that belong together: each takes values that earlier responses had. */
export interface Flow {
  /** The purpose of the steps together. */
  summary: string;
  steps: FlowStep[];
}

export type FlowStep = FlowCall | FlowEvent;

interface AnyStep {
  id: string;
  /** Its purpose, in a few words. */
  title: string;
  /** Address of the page about its operation or event. */
  href: string;
}

/** A call of an operation. Strings in it can be runtime expressions: `$steps.sale.outputs.id`. */
export interface FlowCall extends AnyStep {
  /** operationId. */
  operation: string;
  /** Upper case. */
  method: string;
  /** Path template. */
  path: string;
  /** The documented request, with the values that change. */
  request: SimulatorRequest;
  /** Those of its parameters that are not strings, encoded as a whole. */
  fields?: CallField[];
  /** JSON Pointers into the body of the response, by the name of the output. */
  outputs: Record<string, string>;
}

/** An event that the API reports at this point. Nothing is sent. Strings in it can be runtime expressions. */
interface FlowEvent extends AnyStep {
  /** Event type. */
  event: string;
  body: Json;
}
