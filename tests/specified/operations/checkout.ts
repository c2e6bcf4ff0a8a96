import type { Operation } from './operation';

export const coupons: readonly Operation[] = [
  { method: 'GET', path: '/checkout/coupons', id: 'listCoupons', returns: ['coupon'] },
  { method: 'POST', path: '/checkout/coupons', id: 'createCoupon', takes: ['coupon'], returns: 'coupon' },
  { method: 'GET', path: '/checkout/coupons/{id}', id: 'getCoupon', returns: 'coupon' },
  { method: 'PUT', path: '/checkout/coupons/{id}', id: 'updateCoupon', takes: ['coupon'], returns: 'coupon' },
  { method: 'DELETE', path: '/checkout/coupons/{id}', id: 'deleteCoupon' },
];

export const sessions: readonly Operation[] = [
  {
    method: 'GET',
    path: '/checkout/sessions',
    id: 'listSessions',
    query: { status: {} },
    returns: ['checkout_session'],
  },
  {
    method: 'POST',
    path: '/checkout/sessions',
    id: 'createSession',
    takes: ['checkout_session'],
    returns: 'checkout_session',
  },
  { method: 'GET', path: '/checkout/sessions/{id}', id: 'getSession', returns: 'checkout_session' },
  {
    method: 'PUT',
    path: '/checkout/sessions/{id}',
    id: 'updateSession',
    takes: ['checkout_session'],
    returns: 'checkout_session',
  },
  { method: 'DELETE', path: '/checkout/sessions/{id}', id: 'deleteSession' },
];

/** Products live at /items. */
export const products: readonly Operation[] = [
  { method: 'GET', path: '/items', id: 'listProducts', query: { q: {} }, returns: ['product'] },
  { method: 'POST', path: '/items', id: 'createProduct', takes: ['product'], returns: 'product' },
  { method: 'GET', path: '/items/{id}', id: 'getProduct', returns: 'product' },
  { method: 'PUT', path: '/items/{id}', id: 'updateProduct', takes: ['product'], returns: 'product' },
  { method: 'DELETE', path: '/items/{id}', id: 'deleteProduct' },
];
