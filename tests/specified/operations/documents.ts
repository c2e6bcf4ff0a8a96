import type { Operation } from './operation';

export const invoices: readonly Operation[] = [
  {
    method: 'GET',
    path: '/invoices',
    id: 'listInvoices',
    query: { q: {}, date: {}, state: {}, processor_id: {}, contact: {} },
    returns: ['invoice'],
  },
  { method: 'POST', path: '/invoices', id: 'createInvoice', takes: ['invoice'], returns: 'invoice' },
  { method: 'GET', path: '/invoices/{id}', id: 'getInvoice', returns: 'invoice' },
  {
    method: 'PUT',
    path: '/invoices/{id}',
    id: 'updateInvoice',
    takes: ['final_document', 'invoice'],
    returns: 'invoice',
  },
  { method: 'DELETE', path: '/invoices/{id}', id: 'deleteInvoice' },
  { method: 'GET', path: '/invoices/{id}/deliver', id: 'deliverInvoice' },
];

export const credits: readonly Operation[] = [
  {
    method: 'GET',
    path: '/credits',
    id: 'listCredits',
    query: { q: {}, date: {}, state: {}, processor_id: {} },
    returns: ['credit'],
  },
  { method: 'POST', path: '/credits', id: 'createCredit', takes: ['credit_create'], returns: 'credit' },
  { method: 'GET', path: '/credits/{id}', id: 'getCredit', returns: 'credit' },
  {
    method: 'PUT',
    path: '/credits/{id}',
    id: 'updateCredit',
    takes: ['final_document', 'credit'],
    returns: 'credit',
  },
  { method: 'DELETE', path: '/credits/{id}', id: 'deleteCredit' },
  { method: 'PUT', path: '/credits/{id}/void', id: 'voidCredit', returns: 'credit' },
  { method: 'GET', path: '/credits/{id}/deliver', id: 'deliverCredit' },
];

export const expenses: readonly Operation[] = [
  {
    method: 'GET',
    path: '/expenses',
    id: 'listExpenses',
    query: { q: {}, date: {}, state: {}, contact: {} },
    returns: ['expense'],
  },
  { method: 'POST', path: '/expenses', id: 'createExpense', takes: ['expense'], returns: 'expense' },
  { method: 'GET', path: '/expenses/{id}', id: 'getExpense', returns: 'expense' },
  { method: 'PUT', path: '/expenses/{id}', id: 'updateExpense', takes: ['expense'], returns: 'expense' },
  { method: 'DELETE', path: '/expenses/{id}', id: 'deleteExpense' },
];

export const recurring: readonly Operation[] = [
  {
    method: 'GET',
    path: '/recurring',
    id: 'listRecurring',
    query: { q: {}, date: {}, state: {}, contact: {} },
    returns: ['recurring'],
  },
  { method: 'POST', path: '/recurring', id: 'createRecurring', takes: ['recurring'], returns: 'recurring' },
  { method: 'GET', path: '/recurring/{id}', id: 'getRecurring', returns: 'recurring' },
  {
    method: 'PUT',
    path: '/recurring/{id}',
    id: 'updateRecurring',
    takes: ['recurring'],
    returns: 'recurring',
  },
  { method: 'DELETE', path: '/recurring/{id}', id: 'deleteRecurring' },
];

export const transactions: readonly Operation[] = [
  { method: 'POST', path: '/transactions', id: 'createTransaction', takes: ['transaction'] },
];
