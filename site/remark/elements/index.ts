import type { Element } from '../element';
import { acceptHeader } from './accept-header';
import { apiVersions } from './api-versions';
import { basis } from './basis';
import { decisions } from './decisions';
import { errorStatuses } from './error-statuses';
import { event } from './event';
import { eventIndex } from './event-index';
import { exampleAnswer } from './example-answer';
import { exampleValue } from './example-value';
import { fact } from './fact';
import { field } from './field';
import { header } from './header';
import { object } from './object';
import { operation } from './operation';
import { operationIndex } from './operation-index';
import { parameter } from './parameter';
import { scope } from './scope';
import { snippet } from './snippet';
import { status } from './status';
import { value, values } from './value';

/** The elements of hand-written pages, by the name authors write. A new one is a file and a row here. */
export const elements: Record<string, Element> = {
  AcceptHeader: acceptHeader,
  ApiVersions: apiVersions,
  Basis: basis,
  Decisions: decisions,
  ErrorStatuses: errorStatuses,
  Event: event,
  EventIndex: eventIndex,
  ExampleAnswer: exampleAnswer,
  ExampleValue: exampleValue,
  Fact: fact,
  Field: field,
  Header: header,
  Object: object,
  Operation: operation,
  OperationIndex: operationIndex,
  Parameter: parameter,
  Scope: scope,
  Snippet: snippet,
  Status: status,
  Value: value,
  Values: values,
};
