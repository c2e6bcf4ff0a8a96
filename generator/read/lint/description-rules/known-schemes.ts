import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { suggestTypo } from '../../../problems/suggest-typo';

/** @see https://www.iana.org/assignments/http-authschemes */
const SCHEMES = [
  ...['basic', 'bearer', 'concealed', 'digest', 'dpop', 'gnap', 'hoba', 'mutual', 'negotiate', 'oauth'],
  ...['privatetoken', 'scram-sha-1', 'scram-sha-256', 'vapid'],
];

/** Reports HTTP schemes that look like a misspelled scheme of the registry; any other scheme counts as custom. */
export const KnownSchemes: Rule = () => ({
  SecurityScheme(securityScheme, context) {
    const { type, scheme } = membersOf(securityScheme);
    if (type !== 'http' || typeof scheme !== 'string' || SCHEMES.includes(scheme.toLowerCase())) return;
    const remedy = suggestTypo(scheme, SCHEMES);
    if (remedy !== undefined)
      context.report({
        message: `There is no HTTP authentication scheme \`${scheme}\`.\n${remedy}`,
        location: context.location.child(['scheme']),
      });
  },
});
