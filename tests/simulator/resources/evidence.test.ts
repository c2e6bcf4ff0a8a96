import { describe, expect, it } from 'vitest';
import { openClient } from './client';
import { holds } from '../../specified/holds';

const CASES = [
  { proofs: {}, want: 'unsettled' },
  { proofs: { billing_country: 'DE' }, want: 'unsettled' },
  { proofs: { ip_address: '203.0.113.9' }, want: 'unsettled' },
  { proofs: { ip_address: '8.8.8.8', billing_country: 'DE' }, want: 'unsettled' },
  { proofs: { ip_address: '203.0.113.9', billing_country: 'DE' }, want: 'confirmed' },
  { proofs: { ip_address: '198.51.100.9', billing_country: 'DE' }, want: 'conflicting' },
  { proofs: { bank_country: 'DE', billing_country: 'DE', ip_address: '192.0.2.1' }, want: 'confirmed' },
  { proofs: { bank_country: 'FR', billing_country: 'DE', ip_address: '192.0.2.1' }, want: 'conflicting' },
  {
    proofs: { billing_country: 'DE', additional_evidence: 'Phone', additional_evidence_country: 'DE' },
    want: 'confirmed',
  },
];

describe('the state of an evidence', holds('evidence.state'), () => {
  it.each(CASES)('$want with $proofs', async ({ proofs, want }) => {
    const { status, body } = await openClient().post('/evidence', { document_id: 90187, ...proofs });
    expect([status, body.state]).toEqual([201, want]);
  });

  it('follows an update and shows in the document', async () => {
    const { get, put } = openClient();
    const { body } = await put('/evidence/7307', { bank_country: 'FR' });
    expect(body).toMatchObject({ state: 'confirmed', ip_country: 'BE' });
    expect((await get('/invoices/90420')).body.evidence).toEqual(body);
    expect((await put('/evidence/7307', { billing_country: null })).body.state).toBe('conflicting');
    expect((await put('/evidence/7307', { ip_address: null })).body).toMatchObject({
      state: 'unsettled',
      ip_country: null,
    });
  });
});

it('hangs on a document that has none yet', async () => {
  const { get, post } = openClient();
  const { body } = await post('/evidence', { document_id: 90381, billing_country: 'DE' });
  expect((await get('/invoices/90381')).body.evidence).toEqual(body);
});

it.each([
  { name: 'an unknown document', body: { document_id: 1 } },
  { name: 'no document', body: { billing_country: 'DE' } },
  { name: 'a proof without its country', body: { document_id: 90187, additional_evidence: 'x' } },
  {
    name: 'a proof of 256 characters',
    body: { document_id: 90187, additional_evidence: 'x'.repeat(256), additional_evidence_country: 'DE' },
  },
  { name: 'a read-only field', body: { document_id: 90187, state: 'confirmed' } },
])('returns 422 for $name', holds('evidence.refusals'), async ({ body }) => {
  expect((await openClient().post('/evidence', body)).status).toBe(422);
});

it.each([
  { query: 'state=unsettled', want: [7306] },
  { query: 'state=unsettled,conflicting', want: [7307, 7306] },
  { query: 'document_id=90210', want: [7305] },
])('is found by $query', async ({ query, want }) => {
  const { list } = await openClient().get(`/evidence?${query}`);
  expect(list.map(({ id }) => id)).toEqual(want);
});
