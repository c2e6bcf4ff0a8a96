import type { Operation } from '../../model/api/api-model';
import { resourceOf } from './resource-of';
import type { CredentialSettings, SimulatorSettings } from './settings/settings';

/** Returns the credential that opens an operation: its own, or the one of its collection. */
export function credentialFor(operation: Operation, settings: SimulatorSettings): CredentialSettings {
  const own = settings.credentials.find(({ operations = [] }) => operations.includes(operation.id));
  return own ?? ownerOf(operation, settings);
}

/** Returns the credential of the account to which the collection of an operation belongs, whatever its records are. */
export function ownerOf(operation: Operation, { credentials }: SimulatorSettings): CredentialSettings {
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
