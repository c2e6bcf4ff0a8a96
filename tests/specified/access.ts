/** How a caller shows who it is. */
export const ACCESS = {
  /** The API key, with the account name in the host. */
  basic: { type: 'http', scheme: 'basic' },
  oauth2: { type: 'oauth2', flow: 'authorizationCode', scopes: ['read_only', 'read_write'] },
  bearer: { type: 'http', scheme: 'bearer' },
} as const;

/** The base path on the host of the account. */
export const BASE_PATH = '/api';

/** Areas whose operations take a bearer token. */
export const CONNECT = ['/accounts', '/addresses'] as const;
