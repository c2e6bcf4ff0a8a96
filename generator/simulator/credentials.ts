import type { Operation } from '../model/api-model';
import { resourceOf } from './resource-of';
import type { CredentialSettings, SimulatorSettings } from './settings/settings';

/** What opens an operation: the credential of the account that its collection belongs to. */
export function credentialFor(operation: Operation, { credentials }: SimulatorSettings): CredentialSettings {
  const resource = resourceOf(operation);
  return credentials.find(({ collections = [] }) => collections.includes(resource)) ?? credentials[0];
}

/** A credential as the value of the header `Authorization`. */
export function authorizationOf({ scheme, value }: CredentialSettings): string {
  return scheme === 'basic' ? `Basic ${btoa(`${value}:`)}` : `Bearer ${value}`;
}

/** True for an operation that only the scope of the first credential opens: it writes, even with GET. */
export function isWriting({ security }: Operation, { credentials: [first] }: SimulatorSettings): boolean {
  const scopes = security.flatMap(({ schemes }) => schemes.flatMap((scheme) => scheme.scopes));
  return first.scope !== undefined && scopes.includes(first.scope);
}
