import { expect, test } from 'vitest';
import { buildSecurityData, buildSecuritySchemeData } from '../../../../generator/emit/pages/data/security';
import { contextOf } from '../../../builders/pages';

const key = { type: 'apiKey', in: 'header', name: 'X-Token' };
const context = contextOf({
  paths: {
    '/ping': {
      get: {
        tags: ['Pings'],
        security: [{ ofPerson: [] }, { ofPlan: [] }, { basic: [] }],
        responses: { '200': { description: 'OK' } },
      },
    },
  },
  components: { securitySchemes: { ofPerson: key, ofPlan: key, basic: { type: 'http', scheme: 'basic' } } },
});

/** Two keys in one header would read as the same. */
const LABELS = ['ofPerson', 'ofPlan', 'HTTP basic'];

test('credentials of one kind have their names on the page of an operation', () => {
  const [operation] = context.model.operations;
  const { alternatives = [] } = buildSecurityData(operation!.security, context) ?? {};
  expect(alternatives.flatMap(({ schemes }) => schemes.map(({ label }) => label))).toEqual(LABELS);
});

test('and where they are explained', () => {
  const schemes = context.model.securitySchemes.map((scheme) => buildSecuritySchemeData(scheme, context));
  expect(schemes.map(({ label }) => label)).toEqual(LABELS);
  expect(schemes[0]?.kind).toBe('Header X-Token');
});
