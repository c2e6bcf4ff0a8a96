import type { Credentials } from '../../credentials';
import { templateText } from '../javascript-text';

/** How TypeScript code carries credentials: their values as constants, and the places that use them. */
export interface CredentialsCode {
  constants: [name: string, value: string][];
  /** Header names with the code of their values. */
  headers: [name: string, code: string][];
  /** Query names with the code of their values. */
  query: [name: string, code: string][];
}

/** The code for one kind of credentials. */
export function credentialsCode(credentials: Credentials): CredentialsCode {
  switch (credentials.kind) {
    case 'basic':
      return basicCode(credentials.user, credentials.password);
    case 'token': {
      const header = `\`${templateText(credentials.scheme)} \${accessToken}\``;
      return {
        constants: [['accessToken', credentials.token]],
        headers: [['Authorization', header]],
        query: [],
      };
    }
    case 'apiKey':
      return apiKeyCode(credentials.in, credentials.name, credentials.key);
  }
}

function basicCode(user: string, password: string): CredentialsCode {
  // Without a password, the user name is an API key.
  const [userName, pair] =
    password === '' ? ['apiKey', '${apiKey}:'] : ['username', '${username}:${password}'];
  return {
    constants: [
      [userName, user],
      ...(password === '' ? [] : ([['password', password]] as [string, string][])),
    ],
    headers: [['Authorization', `\`Basic \${btoa(\`${pair}\`)}\``]],
    query: [],
  };
}

function apiKeyCode(place: 'header' | 'query' | 'cookie', name: string, key: string): CredentialsCode {
  const constants: CredentialsCode['constants'] = [['apiKey', key]];
  if (place === 'query') return { constants, headers: [], query: [[name, 'apiKey']] };
  if (place === 'header') return { constants, headers: [[name, 'apiKey']], query: [] };
  return { constants, headers: [['Cookie', `\`${templateText(name)}=\${apiKey}\``]], query: [] };
}
