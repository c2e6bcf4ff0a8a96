import type { Operation } from './operation';

export const contacts: readonly Operation[] = [
  {
    method: 'GET',
    path: '/contacts',
    id: 'listContacts',
    query: { q: {}, processor_id: {} },
    returns: ['contact'],
  },
  { method: 'POST', path: '/contacts', id: 'createContact', takes: ['contact'], returns: 'contact' },
  { method: 'GET', path: '/contacts/{id}', id: 'getContact', returns: 'contact' },
  { method: 'PUT', path: '/contacts/{id}', id: 'updateContact', takes: ['contact'], returns: 'contact' },
  { method: 'DELETE', path: '/contacts/{id}', id: 'deleteContact' },
];

export const evidence: readonly Operation[] = [
  {
    method: 'GET',
    path: '/evidence',
    id: 'listEvidence',
    query: { state: {}, document_id: {} },
    returns: ['evidence'],
  },
  { method: 'POST', path: '/evidence', id: 'createEvidence', takes: ['evidence'], returns: 'evidence' },
  { method: 'GET', path: '/evidence/{id}', id: 'getEvidence', returns: 'evidence' },
  { method: 'PUT', path: '/evidence/{id}', id: 'updateEvidence', takes: ['evidence'], returns: 'evidence' },
];

export const taxIds: readonly Operation[] = [
  { method: 'GET', path: '/tax_ids', id: 'listTaxIds', returns: ['tax_id'] },
  { method: 'POST', path: '/tax_ids', id: 'createTaxId', takes: ['tax_id'], returns: 'tax_id' },
  { method: 'GET', path: '/tax_ids/{id}', id: 'getTaxId', returns: 'tax_id' },
  { method: 'PUT', path: '/tax_ids/{id}', id: 'updateTaxId', takes: ['tax_id'], returns: 'tax_id' },
  { method: 'DELETE', path: '/tax_ids/{id}', id: 'deleteTaxId' },
  {
    method: 'GET',
    path: '/tax_ids/validate',
    id: 'validateTaxId',
    query: { country: {}, tax_id: {} },
    returns: 'tax_id_validation',
  },
];
