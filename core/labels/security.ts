/** Words about the credentials of an operation and of the API. */
export const SECURITY_LABELS = {
  credentials: 'Credentials',
  none: 'None',
  anonymous: 'none',
  or: 'or',
  and: 'and',
  withScopes: 'with',
  scope: 'Scope',
  authorizationUrl: 'Authorization address',
  tokenUrl: 'Token address',
  refreshUrl: 'Refresh address',
} as const;
