import type { CredentialSettings } from '../../simulator/settings/settings';
import type { Auth } from './collection';

/** Returns the authentication with the variable of a credential. */
export function buildAuth({ name, scheme }: CredentialSettings): Auth {
  const variable = `{{${name}}}`;
  if (scheme === 'bearer')
    return { type: 'bearer', bearer: [{ key: 'token', value: variable, type: 'string' }] };
  return {
    type: 'basic',
    basic: [
      { key: 'username', value: variable, type: 'string' },
      { key: 'password', value: '', type: 'string' },
    ],
  };
}
