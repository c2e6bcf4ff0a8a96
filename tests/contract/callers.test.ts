import { describe, expect, it } from 'vitest';
import { callsOnWrongHost, listsWithOneSellersAccess } from './description/callers';
import { asObject, loadDescription } from './description/description';

const description = loadDescription();

describe('example calls', () => {
  it('send each credential to the host of its account', () => {
    expect(callsOnWrongHost(description)).toEqual([]);
  });

  it('of a platform on its sellers use the access of the platform', () => {
    expect(listsWithOneSellersAccess(description)).toEqual([]);
  });

  it('are caught when the token of a seller goes to the platform', () => {
    const copy = structuredClone(description);
    delete asObject(copy.paths!['/addresses/{id}']).servers;
    expect(callsOnWrongHost(copy)).toEqual([
      'getAddress default: at_EXAMPLE goes to demo',
      'updateAddress default: at_EXAMPLE goes to demo',
    ]);
  });

  it('are caught when the key of the platform goes to a seller', () => {
    const copy = structuredClone(description);
    asObject(copy.paths!['/ping']).servers = asObject(copy.paths!['/addresses']).servers!;
    expect(callsOnWrongHost(copy)).toEqual(['getPing default: sk_test_EXAMPLE goes to lumen']);
  });

  it('are caught when the sellers of a platform are listed with the token of one', () => {
    const copy = structuredClone(description);
    asObject(asObject(copy.paths!['/accounts']).get).security = [{ bearerAuth: [] }, { basicAuth: [] }];
    expect(listsWithOneSellersAccess(copy)).toEqual(['listAccounts']);
  });
});
