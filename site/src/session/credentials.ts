import { translate } from '#core/labels/translate';
/** A way to authenticate that the simulator knows (`simulator/store/tokens.ts`). */
interface Credential {
  label: string;
  /** Value of the `Authorization` header; undefined if none is sent. */
  authorization?: string;
}

const basic = (key: string): string => `Basic ${btoa(`${key}:`)}`;
const bearer = (token: string): string => `Bearer ${token}`;

const credentials: Record<string, Credential> = {
  sk_test_EXAMPLE: { label: translate('Secret key'), authorization: basic('sk_test_EXAMPLE') },
  at_EXAMPLE_READ_WRITE: {
    label: translate('OAuth token, read and write'),
    authorization: bearer('at_EXAMPLE_READ_WRITE'),
  },
  at_EXAMPLE_READ_ONLY: {
    label: translate('OAuth token, read only'),
    authorization: bearer('at_EXAMPLE_READ_ONLY'),
  },
  at_EXAMPLE: { label: translate('Token of a custom account'), authorization: bearer('at_EXAMPLE') },
  at_EXAMPLE_EXPIRED: { label: translate('Expired token'), authorization: bearer('at_EXAMPLE_EXPIRED') },
  wrong: { label: translate('Wrong key'), authorization: basic('sk_test_WRONG') },
  none: { label: translate('None') },
};

/** Labels of the credentials to choose from. */
export const credentialLabels = Object.values(credentials).map(({ label }) => label);

/** Returns the label of a credential that a request example names. */
export function credentialLabel(credential = 'none'): string {
  return credentials[credential]?.label ?? translate('None');
}

/** Returns the value of the `Authorization` header for the credential with this label. */
export function authorizationOf(wanted: string): string | undefined {
  return Object.values(credentials).find(({ label }) => label === wanted)?.authorization;
}
