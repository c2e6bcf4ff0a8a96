/** A way to authenticate that the simulator knows (`simulator/store/tokens.ts`). */
export interface Credential {
  label: string;
  /** Value of the `Authorization` header; undefined if none is sent. */
  authorization?: string;
}

const basic = (key: string): string => `Basic ${btoa(`${key}:`)}`;
const bearer = (token: string): string => `Bearer ${token}`;

const credentials: Record<string, Credential> = {
  sk_test_EXAMPLE: { label: 'Secret key', authorization: basic('sk_test_EXAMPLE') },
  at_EXAMPLE_READ_WRITE: {
    label: 'OAuth token, read and write',
    authorization: bearer('at_EXAMPLE_READ_WRITE'),
  },
  at_EXAMPLE_READ_ONLY: { label: 'OAuth token, read only', authorization: bearer('at_EXAMPLE_READ_ONLY') },
  at_EXAMPLE: { label: 'Token of a custom account', authorization: bearer('at_EXAMPLE') },
  at_EXAMPLE_EXPIRED: { label: 'Expired token', authorization: bearer('at_EXAMPLE_EXPIRED') },
  wrong: { label: 'Wrong key', authorization: basic('sk_test_WRONG') },
  none: { label: 'None' },
};

/** Labels of the credentials to choose from. */
export const credentialLabels = Object.values(credentials).map(({ label }) => label);

/** Returns the label of a credential that a request example names. */
export function credentialLabel(credential = 'none'): string {
  return credentials[credential]?.label ?? 'None';
}

/** Returns the value of the `Authorization` header for the credential with this label. */
export function authorizationOf(wanted: string): string | undefined {
  return Object.values(credentials).find(({ label }) => label === wanted)?.authorization;
}
