import type { Operation } from '../model/api-model';
import { resourceOf } from './resource-of';
import type { CredentialSettings, SimulatorSettings } from './settings/settings';

/** Returns the credential that opens an operation: that of the account to which its collection belongs. */
export function credentialFor(operation: Operation, { credentials }: SimulatorSettings): CredentialSettings {
  const resource = resourceOf(operation);
  return credentials.find(({ collections = [] }) => collections.includes(resource)) ?? credentials[0];
}

/** Formats a credential as the value of the `Authorization` header. */
export function authorizationOf({ scheme, value }: CredentialSettings): string {
  return scheme === 'basic' ? `Basic ${btoa(`${value}:`)}` : `Bearer ${value}`;
}

/** Whether only the scope of the first credential opens an operation: it writes, even with GET. */
export function isWriting({ security }: Operation, { credentials: [first] }: SimulatorSettings): boolean {
  const scopes = security.flatMap(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes));
  return first.scope !== undefined && scopes.includes(first.scope);
}
