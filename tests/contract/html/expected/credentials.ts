import type { JsonObject } from '#core/json/json';
import { listOf, objectOf, textsOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';

/** `HTTP basic or OAuth 2.0 with read_only`, from the security of the operation or of the whole API. */
export function credentialsOf(description: BundledDescription, operation: JsonObject): string {
  const alternatives = listOf(operation.security ?? description.security).map(objectOf);
  if (alternatives.length === 0) return 'None';
  return alternatives.map((one) => credentialWords(description, one)).join(' or ');
}

function credentialWords(description: BundledDescription, requirement: JsonObject): string {
  const schemes = Object.entries(requirement).map(([id, scopes]) => {
    const words = schemeWords(objectOf(description.components?.securitySchemes?.[id]));
    return [words, textsOf(scopes).join(', ')].filter(Boolean).join(' with ');
  });
  return schemes.length === 0 ? 'none' : schemes.join(' and ');
}

function schemeWords({ type, scheme }: JsonObject): string {
  if (type === 'oauth2') return 'OAuth 2.0';
  return scheme === 'basic' ? 'HTTP basic' : 'Bearer token';
}
