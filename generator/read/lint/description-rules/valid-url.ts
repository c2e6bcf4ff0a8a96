import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';

/** Members that contain a URL, by Redocly's name for the object. */
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

/** Reports links that are neither a URL nor a path on the same server, and invalid email addresses. */
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

/** Whether a string is a valid URL once its variables are replaced: servers may use them even as a port. */
function isAddress(text: string): boolean {
  const filled = text.replaceAll(/\{[^{}]*\}/g, '1');
  const isBroken = /^https?(?![a-z])(?!:\/\/[^/])/i.test(filled);
  return !/[\s{}<>"]/.test(filled) && !isBroken && URL.canParse(filled, 'https://api.example/');
}

/** Whether a URL without a scheme starts with a host name; `v1.2/` is a path. */
function isHost(url: string): boolean {
  return /^(localhost|[\w-]+(\.[\w-]+)*\.[a-z]{2,})(:\d+)?(\/\S*)?$/i.test(url);
}
