import { translate } from '#core/labels/translate';
import type { ParameterLocation } from '../http/parameter-location';

/** Headings of the sections of a reference page, and their names in the bar of the page. */
export const SECTIONS = {
  request: translate('Request'),
  response: translate('Response'),
  requestBody: translate('Request body'),
  payload: translate('Payload'),
  yourResponse: translate('Your response'),
  errors: translate('Errors'),
  callbacks: translate('Callbacks'),
  links: translate('Links'),
  fields: translate('Fields'),
  uses: translate('Where it is used'),
  guides: translate('Guides that use it'),
  authentication: translate('Authentication'),
  operations: translate('Operations'),
  innerFields: translate('Fields inside the request'),
  more: translate('See also'),
  examples: translate('Examples'),
  objects: translate('Objects'),
  events: translate('Events'),
  objectLinks: translate('How objects are linked'),
  returnedObjects: translate('Returned objects'),
  parts: translate('Parts and inputs'),
  servers: translate('Servers'),
  conventions: translate('Conventions'),
  decisions: translate('Decisions'),
} as const;

/** Headings of the parameters of an operation, by where they are sent. */
export const PARAMETERS: Record<ParameterLocation, string> = {
  path: translate('Path parameters'),
  query: translate('Query parameters'),
  header: translate('Headers'),
  cookie: translate('Cookies'),
};
