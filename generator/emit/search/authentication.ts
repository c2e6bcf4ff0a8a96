import type { SearchSection } from '#core/search/create-records';
import type { SecurityScheme } from '../../model/api/api-model';
import type { WordingContext } from '../../model/wording/wording-context';
import { groupOf } from './groups';
import { plainText } from '#core/text/plain-text';

/** The landing page of the reference, with its authentication schemes. */
export function listAuthentication(context: WordingContext): SearchSection[] {
  const { model, addresses } = context;
  const { info, securitySchemes } = model;
  const page = [groupOf('Overview', context), info.title];
  return [
    { kind: 'tag', titles: page, content: plainText(info.summary), url: addresses.landing },
    ...securitySchemes.map((scheme): SearchSection => ({
      kind: 'tag',
      titles: [...page, 'Authentication', scheme.id],
      content: plainText(scheme.description),
      url: addresses.securityScheme(scheme.id),
      keywords: [scheme.type, ...scopesOf(scheme), ...(scheme.keywords ?? [])],
    })),
  ];
}

function scopesOf(scheme: SecurityScheme): string[] {
  return scheme.type === 'oauth2' ? scheme.flows.flatMap(({ scopes }) => scopes.map(({ name }) => name)) : [];
}
