import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

/** Objects of the description, by the names that Redocly has for them, and their members that hold an address. */
const URLS: Readonly<Record<string, readonly string[]>> = {
  Info: ['termsOfService'],
  Contact: ['url'],
  License: ['url'],
  ExternalDocs: ['url'],
  Server: ['url'],
  SecurityScheme: ['openIdConnectUrl'],
  ImplicitFlow: ['authorizationUrl', 'refreshUrl'],
  PasswordFlow: ['tokenUrl', 'refreshUrl'],
  ClientCredentials: ['tokenUrl', 'refreshUrl'],
  AuthorizationCode: ['authorizationUrl', 'tokenUrl', 'refreshUrl'],
};

/** Reports links that are neither a URL nor a path of the same server, and invalid email addresses. */
export const ValidUrl: Rule = () => ({ any: { enter: check } });

function check(node: unknown, context: RuleContext): void {
  const { type, location } = context;
  const members = membersOf(node);
  for (const name of URLS[type.name] ?? []) {
    const text = textOf(members[name]);
    if (text !== undefined && !isAddress(text))
      context.report({
        message: `\`${name}\` is ${JSON.stringify(text)}, which is not a URL.\nWrite one such as \`https://api.example/terms\`.`,
        location: location.child([name]),
      });
  }
  const url = type.name === 'Server' ? textOf(members.url) : undefined;
  if (url !== undefined && isHost(url))
    context.report({
      message: `\`url\` is ${JSON.stringify(url)}, which is a path without its scheme.\nWrite \`https://${url}\`, or begin the path with a slash.`,
      location: location.child(['url']),
    });
  const email = type.name === 'Contact' ? textOf(members.email) : undefined;
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    context.report({
      message: `\`email\` is ${JSON.stringify(email)}, which is not an email address.\nWrite one such as \`help@api.example\`.`,
      location: location.child(['email']),
    });
}

/** URLs of servers have variables, also as a port. */
function isAddress(text: string): boolean {
  const filled = text.replaceAll(/\{[^{}]*\}/g, '1');
  const isBroken = /^https?(?![a-z])(?!:\/\/[^/])/i.test(filled);
  return !/[\s{}<>"]/.test(filled) && !isBroken && URL.canParse(filled, 'https://api.example/');
}

/** A host name that is written like a path; `v1.2/` is a path. */
function isHost(url: string): boolean {
  return /^(localhost|[\w-]+(\.[\w-]+)*\.[a-z]{2,})(:\d+)?(\/\S*)?$/i.test(url);
}
