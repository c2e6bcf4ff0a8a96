import { expect, test } from 'vitest';
import { buildConventionsData, buildLandingData } from '../../../../generator/emit/pages/data/landing';
import { buildSecuritySchemeData } from '../../../../generator/emit/pages/data/security';
import { buildSnippets } from '../../../../generator/emit/snippets/build-snippets';
import { linksOf } from '../../../builders/links-of';
import { asWritten, contextOf } from '../../../builders/pages';
import { holds } from '../../../specified/holds';

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

test('a server has the values that its variables may have', holds('servers.values'), () => {
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

const text = (html: string) => `<p>${html}</p>`;

test('the first page tells whom to ask, what is allowed and where more is said', () => {
  const about = contextOf({
    info: {
      title: 'Bills',
      version: '1',
      termsOfService: 'https://bills.example/terms',
      contact: { name: 'The *bills* team', url: 'https://bills.example/', email: 'team@bills.example' },
      license: { name: 'Free', url: 'javascript:alert(1)' },
    },
    externalDocs: { url: 'https://bills.example/docs', description: 'All about bills' },
  });
  expect(buildLandingData([], about).about).toEqual([
    {
      label: 'Support',
      html: text(
        '<a href="https://bills.example/">The *bills* team</a> · <a href="mailto:team@bills.example">team@bills.example</a>',
      ),
    },
    { label: 'License', html: text('Free') },
    {
      label: 'Terms of service',
      html: text('<a href="https://bills.example/terms">https://bills.example/terms</a>'),
    },
    { label: 'More', html: text('<a href="https://bills.example/docs">All about bills</a>') },
  ]);
});

test.each([
  { given: {}, want: [{ label: 'Version', text: '2.4' }] },
  {
    given: { 'x-accept': { header: 'Accept', current: '20260101' } },
    want: [{ label: 'Version', text: '20260101, in the Accept header' }],
  },
])('the first page tells the version, and the header that chooses it: $given', ({ given, want }) => {
  const api = contextOf({ info: { title: 'Bills', version: '2.4' }, ...given });
  expect(buildLandingData([], api).facts).toEqual(want);
});

test('the first page says nothing of what the description does not name', () => {
  expect(buildLandingData([], context).about).toBeUndefined();
});

test('names in the call of the first page lead to the fields on the page of the operation', () => {
  const parameters = [{ name: 'name', in: 'query', required: true, schema: { type: 'string' } }];
  const content = { 'application/json': { schema: { type: 'string' } } };
  const get = { operationId: 'hello', parameters, responses: { 200: { description: 'Done.', content } } };
  const greeting = contextOf({ paths: { '/hello': { get } } });
  const { call } = buildLandingData(buildSnippets(greeting.model), greeting);
  const links = call!.requests[0]!.snippets.flatMap((snippet) => linksOf(snippet.code));
  expect(links).toEqual(['/api/operations/hello/#200', '/api/operations/hello/#query.name']);
});
