import { authorizations } from '../task/known-names';

/** The `Authorization` header of a credential, or of a token of an account that a task creates. */
export function authorizationOf(as: string): { Authorization: string } {
  return { Authorization: authorizations.get(as) ?? `Bearer ${as}` };
}
