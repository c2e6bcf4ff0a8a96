import { AUDIENCE, MARKS } from '../../normalize/hidden/marks';

/** How an extension is written; `any` says no more than that something reads it. */
export type Form = 'any' | 'flag' | 'list' | 'names' | 'object' | 'text';

/** The extensions that the generator reads, with their forms: docs/_contributing/extensions.md. */
export const EXTENSIONS: Readonly<Record<string, Form>> = {
  'x-accept': 'object',
  'x-additionalPropertiesName': 'text',
  'x-api-versions': 'list',
  [AUDIENCE]: 'names',
  'x-badges': 'list',
  'x-basis': 'text',
  'x-code-samples': 'list',
  'x-codeSamples': 'list',
  'x-constants': 'any',
  'x-decision': 'text',
  'x-decisions': 'object',
  'x-deprecatedMessage': 'text',
  'x-displayName': 'text',
  'x-enum-descriptions': 'any',
  'x-enum-varnames': 'any',
  'x-enumDescriptions': 'any',
  'x-enumNames': 'any',
  'x-error-statuses': 'any',
  'x-error-advice': 'text',
  'x-example-credentials': 'object',
  'x-key-prefixes': 'list',
  'x-limits': 'object',
  'x-no-replacement': 'any',
  'x-no-sunset': 'any',
  'x-notes': 'list',
  'x-order': 'any',
  'x-replaced-by': 'names',
  'x-request-examples': 'any',
  'x-sandbox': 'object',
  'x-search-keywords': 'list',
  'x-sunset': 'text',
  'x-tagGroups': 'list',
  'x-traitTag': 'flag',
  'x-usePkce': 'any',
  'x-webhooks': 'object',
  ...Object.fromEntries(MARKS.map((mark) => [mark, 'flag'])),
};
