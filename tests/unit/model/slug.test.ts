import { describe, expect, test } from 'vitest';
import { slugOf } from '../../../generator/model/api/slug';

describe('slugOf', () => {
  test.each([
    { given: 'createInvoice', want: 'create-invoice' },
    { given: 'validateTaxId', want: 'validate-tax-id' },
    { given: 'Tax IDs', want: 'tax-ids' },
    { given: 'TaxId', want: 'tax-id' },
    { given: 'FinalDocument', want: 'final-document' },
    { given: 'listURLsOfTag', want: 'list-urls-of-tag' },
    { given: 'getHTTPStatus', want: 'get-http-status' },
    { given: 'threshold.eu.100k', want: 'threshold-eu-100k' },
    { given: 'account.application.deauthorized', want: 'account-application-deauthorized' },
    { given: 'Checkout & coupons', want: 'checkout-coupons' },
    { given: 'repos/get', want: 'repos-get' },
    { given: '../../etc/passwd', want: 'etc-passwd' },
    { given: 'a\\b\0c', want: 'a-b-c' },
    { given: 'Café crème', want: 'cafe-creme' },
    { given: '-', want: '3973e022' },
    { given: '', want: 'e3b0c442' },
    { given: '..', want: '5ec1f7e7' },
    { given: '用户 API', want: 'api-5f563a24' },
  ])('turns $given into $want', ({ given, want }) => {
    expect(slugOf(given)).toBe(want);
  });

  test('keeps names distinct that lose all or some of their letters', () => {
    const slugs = ['用户 API', '订单 API', '用户', '订单'].map(slugOf);

    expect(new Set(slugs).size).toBe(4);
    expect(slugs.every((slug) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  test('shortens a name that is too long for a file', () => {
    expect(slugOf('a'.repeat(300)).length).toBeLessThan(120);
  });

  test('leaves a slug as it is', () => {
    expect(slugOf(slugOf('createInvoice'))).toBe('create-invoice');
  });
});
