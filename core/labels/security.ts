import { translate } from '#core/labels/translate';
/** Words about the credentials of an operation and of the API. */
export const SECURITY_LABELS = {
  credentials: translate('Credentials'),
  none: translate('None'),
  anonymous: translate('none'),
  or: translate('or'),
  and: translate('and'),
  withScopes: translate('with'),
  scope: translate('Scope'),
  authorizationUrl: translate('Authorization address'),
  tokenUrl: translate('Token address'),
  refreshUrl: translate('Refresh address'),
} as const;
