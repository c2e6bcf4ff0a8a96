import { expect, test } from 'vitest';
import type { Flow } from '#core/contracts/flows';
import { renderPage } from './support/render-page';
import { buildSources } from './support/sources';
import { holds } from '../../../specified/holds';

const sale: Flow = {
  summary: 'Sell and hear of it',
  steps: [
    {
      id: 'made',
      title: 'Create it',
      href: '/api/invoices/create-invoice/',
      operation: 'createInvoice',
      method: 'POST',
      path: '/invoices',
      request: { name: 'default', parameters: {}, headers: {}, body: {} },
      outputs: { id: '/id', total: '/total' },
    },
    {
      id: 'heard',
      title: 'Hear of <it>',
      href: '/api/webhooks/invoice-created/',
      event: 'invoice.created',
      body: { id: '$steps.made.outputs.id', data: { total: '$steps.made.outputs.total' } },
    },
  ],
};

test(
  'the steps of a flow link to their pages and say which values they take',
  holds('flows.taken'),
  async () => {
    const html = await renderPage('<Flow of="sale" />', { ...buildSources(), flows: { sale } });
    expect(html).toContain('data-request="sale"');
    expect(html).toContain(
      '<li>Create it: <a href="/api/invoices/create-invoice/"><code>POST /invoices</code></a>.</li>',
    );
    expect(html).toContain(
      '<li>Hear of &lt;it&gt;: <a href="/api/webhooks/invoice-created/"><code>invoice.created</code></a>. ' +
        '<code>id</code> and <code>data.total</code> come from step 1.</li>',
    );
  },
);

test('an unknown flow is a mistake at its location, with the nearest name', async () => {
  const rendered = renderPage('<Flow of="sal" />', { ...buildSources(), flows: { sale } });
  await expect(rendered).rejects.toThrow('docs/page.mdx:1:7  There is no flow "sal". Did you mean "sale"?');
});
