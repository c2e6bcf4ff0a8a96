import type { Sentence } from './sentence';

/** Section 6: who may call. */
export const ACCESS_SENTENCES: readonly Sentence[] = [
  {
    id: '6.api.1',
    text: 'HTTP basic auth with an API key, account name in the host; a publishable key on the frontend; OAuth2 authorization-code bearer token with scopes read_only and read_write; Connect endpoints use bearer tokens (access token expires after 25 days; refresh token does not expire for custom accounts).',
    data: ['access', 'connect', 'basePath', 'limits.accessToken'],
  },
  {
    id: '6.api.2',
    text: 'A developer role can be added to receive API announcements.',
    notHeld: 'Nothing that a request or a response shows.',
  },
  {
    id: '6.api.3',
    text: 'Lacking permission gives 401; records hidden for admins give 403.',
    data: ['errors.401', 'errors.403'],
  },
];
