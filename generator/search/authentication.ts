import type { SearchSection } from '#core/search/create-records';
import { LANDING_URL, securitySchemeUrl } from '../addresses/urls';
import type { ApiModel, SecurityScheme } from '../model/api-model';
import { groupOf } from './groups';
import { plainText } from '#core/text/plain-text';

/** The landing page of the reference, with its authentication schemes. */
export function listAuthentication({ info, securitySchemes }: ApiModel): SearchSection[] {
  const page = [groupOf('Overview'), info.title];
  return [
    { kind: 'tag', titles: page, content: plainText(info.summary), url: LANDING_URL },
    ...securitySchemes.map((scheme): SearchSection => ({
      kind: 'tag',
      titles: [...page, 'Authentication', scheme.id],
      content: plainText(scheme.description),
      url: securitySchemeUrl(scheme.id),
      keywords: [scheme.type, ...scopesOf(scheme), ...(scheme.keywords ?? [])],
    })),
  ];
}

function scopesOf(scheme: SecurityScheme): string[] {
  return scheme.type === 'oauth2' ? scheme.flows.flatMap(({ scopes }) => scopes.map(({ name }) => name)) : [];
}
