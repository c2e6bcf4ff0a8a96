import type { Element } from '../element';
import { acceptHeader } from './accept-header';
import { apiVersions } from './api-versions';
import { basis } from './basis';
import { decisions } from './decisions';
import { diagram } from './diagram';
import { errorStatuses } from './error-statuses';
import { eventIndex } from './event-index';
import { exampleRequest, exampleResponse } from './example-body';
import { exampleValue } from './example-value';
import { fact } from './fact';
import { flow } from './flow';
import { names } from './names';
import { callShowcase } from './call-showcase';
import { operation } from './operation';
import { operationIndex } from './operation-index';
import { program } from './program';
import { proof } from './proof';
import { signature } from './signature';
import { snippet } from './snippet';
import { value, values } from './value';

/**
 * The elements of hand-written pages, by the name that authors write. To add one, add a row in `names.ts`, or a file and a row
 * here.
 */
export const elements: Record<string, Element> = {
  ...names,
  AcceptHeader: acceptHeader,
  ApiVersions: apiVersions,
  Basis: basis,
  Decisions: decisions,
  Diagram: diagram,
  ErrorStatuses: errorStatuses,
  EventIndex: eventIndex,
  ExampleRequest: exampleRequest,
  ExampleResponse: exampleResponse,
  ExampleValue: exampleValue,
  Fact: fact,
  Flow: flow,
  CallShowcase: callShowcase,
  Operation: operation,
  OperationIndex: operationIndex,
  Program: program,
  Proof: proof,
  Signature: signature,
  Snippet: snippet,
  Value: value,
  Values: values,
};
