import type { Operation } from './operation';

export const accounts: readonly Operation[] = [
  { method: 'GET', path: '/accounts', id: 'listAccounts', returns: ['custom_account'] },
  {
    method: 'POST',
    path: '/accounts',
    id: 'createAccount',
    takes: ['custom_account'],
    returns: 'custom_account',
  },
  { method: 'GET', path: '/accounts/{id}', id: 'getAccount', returns: 'custom_account' },
  {
    method: 'PUT',
    path: '/accounts/{id}',
    id: 'updateAccount',
    takes: ['custom_account'],
    returns: 'custom_account',
  },
];

export const addresses: readonly Operation[] = [
  { method: 'GET', path: '/addresses', id: 'listAddresses', returns: ['address'] },
  { method: 'POST', path: '/addresses', id: 'createAddress', takes: ['address'], returns: 'address' },
  { method: 'GET', path: '/addresses/{id}', id: 'getAddress', returns: 'address' },
  { method: 'PUT', path: '/addresses/{id}', id: 'updateAddress', takes: ['address'], returns: 'address' },
];

export const webhooks: readonly Operation[] = [
  { method: 'GET', path: '/webhooks', id: 'listWebhooks', returns: ['webhook'] },
  { method: 'POST', path: '/webhooks', id: 'createWebhook', takes: ['webhook'], returns: 'webhook' },
  { method: 'GET', path: '/webhooks/{id}', id: 'getWebhook', returns: 'webhook' },
  { method: 'PUT', path: '/webhooks/{id}', id: 'updateWebhook', takes: ['webhook'], returns: 'webhook' },
  { method: 'DELETE', path: '/webhooks/{id}', id: 'deleteWebhook' },
];

export const ping: readonly Operation[] = [{ method: 'GET', path: '/ping', id: 'getPing' }];

export const authorization: readonly Operation[] = [
  { method: 'GET', path: '/authorization', id: 'getAuthorization', returns: 'authorization' },
];
