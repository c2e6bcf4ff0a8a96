import { expect, test } from 'vitest';
import { buildConventionsData } from '../../../../generator/pages/data/landing';
import { buildSecuritySchemeData } from '../../../../generator/pages/data/security';
import { asWritten, contextOf } from '../../../builders/pages';

const context = contextOf({
  paths: {},
  servers: [
    {
      url: 'https://{region}.{stage}.example',
      variables: {
        region: { default: 'eu', enum: ['eu', 'us'], description: 'Where.' },
        stage: { default: 'live' },
      },
    },
  ],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
});

test('a server has the values that its variables may have', () => {
  expect(asWritten(buildConventionsData(context)).servers[0]?.variables).toEqual([
    { name: 'region', default: 'eu', html: '<p>Where.</p>\n<p>One of <code>eu</code>, <code>us</code>.</p>' },
    { name: 'stage', default: 'live' },
  ]);
});

test('a bearer token has its form', () => {
  expect(
    context.model.securitySchemes.map((scheme) => buildSecuritySchemeData(scheme, context).label),
  ).toEqual(['Bearer token (JWT)']);
});
