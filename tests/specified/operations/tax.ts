import { TAX_CODES } from '../values';
import type { Operation } from './operation';

export const taxCodes: readonly Operation[] = [
  { method: 'GET', path: '/tax_codes', id: 'listTaxCodes', returns: ['tax_code'] },
  { method: 'GET', path: '/tax_codes/{id}', id: 'getTaxCode', ids: TAX_CODES, returns: 'tax_code' },
];

export const jurisdictions: readonly Operation[] = [
  {
    method: 'GET',
    path: '/jurisdictions',
    id: 'listJurisdictions',
    query: { country: {}, region: {} },
    returns: ['jurisdiction'],
  },
  { method: 'GET', path: '/jurisdictions/{id}', id: 'getJurisdiction', returns: 'jurisdiction' },
];

export const taxRates: readonly Operation[] = [
  {
    method: 'GET',
    path: '/tax_rates/calculate',
    id: 'calculateTaxRate',
    query: {
      from_country: {},
      from_postal_code: {},
      to_country: { required: true },
      to_postal_code: {},
      to_city: {},
      to_street: {},
      tax_id: {},
      tax_code: {},
      tax_behavior: { values: ['inclusive', 'exclusive'], default: 'exclusive' },
      product_type: {},
      date: {},
      amount: {},
      currency: {},
    },
    returns: 'tax_rate_result',
  },
];
