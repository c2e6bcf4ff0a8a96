import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { keyOf } from '../key-of';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** @see https://spec.openapis.org/oas/v3.1.0#runtime-expressions */
const EXPRESSION =
  /^\$(?:url|method|statusCode|(?:request|response)\.(?:header\.[\w!#$%&'*+.^`|~-]+|(?:query|path)\..+|body(?:#(?:\/.*)?)?))$/;

/** Reports invalid runtime expressions in the parameters of links and the URLs of callbacks. */
export const KnownExpressions: Rule = () => ({
  Link(link, context) {
    const { location } = context;
    const { parameters, requestBody } = membersOf(link);
    const given = Object.entries(membersOf(parameters)).map(
      ([name, value]) => [value, location.child(['parameters', name])] as const,
    );
    for (const [value, place] of [...given, [requestBody, location.child(['requestBody'])] as const])
      for (const wrong of typeof value === 'string' ? expressionsOf(value).filter(isWrong) : [])
        context.report({ message: messageFor(wrong), location: place });
  },
  Callback(callback, context) {
    for (const address of Object.keys(membersOf(callback)).filter((key) => !key.startsWith('x-')))
      for (const wrong of [...expressionsOf(address), ...namesIn(address)].filter(isWrong))
        context.report({ message: messageFor(wrong), location: keyOf(context.location.child([address])) });
  },
});

/** Returns the expressions in a string: the string itself, or the parts in braces; `$5` is neither. */
function expressionsOf(text: string): string[] {
  if (/^\$[a-z]/i.test(text)) return [text];
  return [...text.matchAll(/\{(\$[^{}]*)\}/g)].map(([, expression = '']) => expression);
}

/** Returns the names in the braces of a URL that lack the `$` of an expression. */
function namesIn(address: string): string[] {
  return [...address.matchAll(/\{([^${}][^{}]*)\}/g)].map(([, name = '']) => name);
}

function isWrong(expression: string): boolean {
  return !EXPRESSION.test(expression);
}

function messageFor(expression: string): string {
  const meant = intendedExpression(expression);
  const remedy = didYouMean(EXPRESSION.test(meant) ? [`\`${meant}\``] : []);
  return `\`${expression}\` is not a valid runtime expression.\n${remedy ?? 'Write one such as `$request.body#/id` or `$response.header.Location`.'}`;
}

/** Replaces the words that look like those of expressions with the correct ones. */
function intendedExpression(expression: string): string {
  const [, root = '', source, rest = ''] = /^\$?([a-z]*)(?:\.([a-z]*))?(.*)$/is.exec(expression) ?? [];
  const word = nearest(root, ['url', 'method', 'statusCode', 'request', 'response']);
  if (source === undefined) return `$${word}${rest}`;
  const place = nearest(source, ['header', 'query', 'path', 'body']);
  return `$${word}.${place}${place === 'body' ? pointerFor(rest) : rest}`;
}

function nearest(name: string, words: readonly string[]): string {
  return findNearest(name, words)[0] ?? name;
}

/** Turns `.a.b`, `/a/b`, and `#a/b` into the pointer `#/a/b`. */
function pointerFor(rest: string): string {
  if (rest.startsWith('.')) return `#${rest.replaceAll('.', '/')}`;
  return rest.replace(/^#?\/?(?=.)/, '#/');
}
