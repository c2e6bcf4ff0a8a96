import { expect, test } from 'vitest';
import { contextOf } from '../../../builders/pages';

const responses = { 204: { description: 'Done.' } };
const { renderMarkdown } = contextOf({
  info: { title: 'Bills', version: '1', description: '# Bills\n\n## Rate *limits* ##\n\nFew.' },
  tags: [
    { name: 'Paid Bills', description: 'All.\n\n### File formats\n\nPDF.' },
    { name: 'Other', description: '# Other bills' },
  ],
  components: {
    schemas: { Bill: { type: 'object' } },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Key' } },
  },
  paths: { '/bills': { get: { operationId: 'bills/list', tags: ['Paid Bills'], responses } } },
});

test.each([
  { given: '#tag/Paid-Bills', want: '/api/paid-bills/' },
  { given: '#tag/paid_bills', want: '/api/paid-bills/' },
  { given: '#operation/bills/list', want: '/api/paid-bills/bills-list/' },
  { given: '#tag/Paid-Bills/operation/bills/list', want: '/api/paid-bills/bills-list/' },
  { given: '#section/Rate-limits', want: '/api/' },
  { given: '#section/Bills/Rate-limits', want: '/api/' },
  { given: '#section/File-formats', want: '/api/paid-bills/' },
  { given: '#section/Authentication', want: '/api/#key' },
  { given: '#/components/schemas/Bill', want: '/api/objects/bill/' },
  { given: '#/components/schemas/None', want: '#/components/schemas/None' },
  { given: '#tag/Nothing', want: '#tag/Nothing' },
  { given: '#operation/toString', want: '#operation/toString' },
  { given: '#id', want: '#id' },
  { given: 'https://a.example/#tag/Paid-Bills', want: 'https://a.example/#tag/Paid-Bills' },
])('resolves a link to $given in a description to $want', ({ given, want }) => {
  const html = `<p><a href="${want}">it</a></p>`;
  expect(renderMarkdown(`[it](${given})`)).toBe(html);
  expect(renderMarkdown(`<p><a href="${given}" target="_blank">it</a></p>`)).toBe(html);
});

test.each([
  {
    given: '<SchemaDefinition schemaRef="#/components/schemas/Bill" exampleRef="#/x" showReadOnly={true} />',
    want: '<p><a href="/api/objects/bill/">Bill</a></p>',
  },
  { given: '<SchemaDefinition schemaRef="#/components/schemas/None" />', want: '<p>None</p>' },
  {
    given: '<SchemaDefinition schemaRef="javascript:alert(1)" /> a',
    want: '<p>javascript:alert(1) a</p>',
  },
  { given: '<SecurityDefinitions />', want: '<p><a href="/api/#key">Authentication</a></p>' },
  {
    given: '<!-- ReDoc-Inject: <security-definitions> -->',
    want: '<p><a href="/api/#key">Authentication</a></p>',
  },
])('replaces $given with a link', ({ given, want }) => {
  expect(renderMarkdown(given)).toBe(want);
});
