import type { ParameterLocation } from '../http/parameter-location';

/** Headings of the sections of a reference page, and their names in the bar of the page. */
export const SECTIONS = {
  request: 'Request',
  response: 'Response',
  requestBody: 'Request body',
  payload: 'Payload',
  yourResponse: 'Your response',
  errors: 'Errors',
  callbacks: 'Callbacks',
  links: 'Links',
  fields: 'Fields',
  uses: 'Where it is used',
  guides: 'Guides that use it',
  authentication: 'Authentication',
  operations: 'Operations',
  innerFields: 'Fields inside the request',
  more: 'See also',
  examples: 'Examples',
  objects: 'Objects',
  events: 'Events',
  objectLinks: 'How objects are linked',
  returnedObjects: 'Returned objects',
  parts: 'Parts and inputs',
  servers: 'Servers',
  conventions: 'Conventions',
  decisions: 'Decisions',
} as const;

/** Headings of the parameters of an operation, by where they are sent. */
export const PARAMETERS: Record<ParameterLocation, string> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};
