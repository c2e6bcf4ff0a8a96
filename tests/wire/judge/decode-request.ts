import { type GivenBody, judgeBody, judgeForm } from './decode-body';
import { judgeContent } from './decode-content';
import { type GivenParameter, judgePairs, judgeSimple, mediaTypeOf } from './decode-styles';
import { attempt, difference, form, members, type Members, percent, splitPair, word } from './decode-values';
import type { SentRequest } from './judge-request';

/** The values of a request, and how its description says that they are written. */
export interface Given {
  /** Of OpenAPI. */
  version: string;
  /** The path template below the server. */
  path: string;
  parameters: readonly GivenParameter[];
  /** Names in the query besides parameters, such as an API key. */
  otherQuery: readonly string[];
  body?: GivenBody;
  /** The content of the file that a snippet reads. */
  file: string;
}

/**
 * Returns every value of a request that is not the given one. It decodes by the styles and media types of the description alone, and
 * imports nothing of what it judges. The kind of each given value says whether a list, names or one string is expected.
 * @see https://spec.openapis.org/oas/v3.2.0#style-values
 */
export function decodeRequest(sent: SentRequest, given: Given): string[] {
  const [path = '', ...rest] = sent.target.split('?');
  return [
    ...judgePath(path, given),
    ...judgeQuery(rest.join('?'), given),
    ...given.parameters.flatMap((parameter) => judgeHeader(sent, parameter)),
    ...judgeCookies(String(sent.headers.cookie ?? ''), given),
    ...attempt('body', () =>
      given.body ? judgeBody(sent, given.body, given) : difference('body', sent.body, ''),
    ),
  ];
}

const at = ({ parameters }: Given, ...places: string[]) =>
  parameters.filter(({ raw }) => places.includes(word(raw.in)));

function judgePath(path: string, given: Given): string[] {
  const names = [...given.path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name!);
  const pattern = given.path
    .split(/\{[^{}]+\}/)
    .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('([^/?#]*)');
  const texts = new RegExp(`${pattern}$`).exec(path)?.slice(1);
  if (!texts) return [`path: ${path} does not match ${given.path}`];
  return names.flatMap((name, index) => {
    const parameter = at(given, 'path').find(({ raw }) => raw.name === name);
    if (!parameter) return difference(name, percent(texts[index]!), name);
    const { raw, value } = parameter;
    const media = mediaTypeOf(raw);
    if (media !== undefined) return judgeContent(name, percent(texts[index]!), media, value);
    return judgeSimple(name, texts[index]!, raw, value, percent);
  });
}

function judgeQuery(query: string, given: Given): string[] {
  const whole = at(given, 'querystring')[0];
  if (whole) {
    const media = mediaTypeOf(whole.raw) ?? '';
    return /form-urlencoded/i.test(media)
      ? judgeForm(query, Object.values(members(whole.raw.content))[0] as Members, whole.value, false)
      : judgeContent(word(whole.raw.name), percent(query), media, whole.value);
  }
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map(splitPair);
  const { problems, rest } = judgePairs(pairs, at(given, 'query'), form);
  const unknown = rest.filter(([name]) => !given.otherQuery.includes(form(name!)));
  return [...problems, ...unknown.map(([name, text]) => `query: ${name}=${text} is not described`)];
}

function judgeCookies(header: string, given: Given): string[] {
  const pairs = header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map(splitPair);
  return at(given, 'cookie').flatMap((parameter) => {
    const decode = parameter.raw.style === 'cookie' ? (text: string) => text : percent;
    return judgePairs(pairs, [parameter], decode).problems;
  });
}

function judgeHeader({ headers }: SentRequest, { raw, value }: GivenParameter): string[] {
  if (raw.in !== 'header') return [];
  const name = word(raw.name);
  const sent = headers[name.toLowerCase()];
  const media = mediaTypeOf(raw);
  if (media !== undefined) return judgeContent(name, String(sent ?? ''), media, value);
  const isNothing =
    value === null || (typeof value === 'object' && Object.values(value).every((item) => item === null));
  if (isNothing || sent === undefined) return difference(name, sent ?? null, isNothing ? null : value);
  return judgeSimple(name, String(sent).trim(), raw, value, (text) => text.trim());
}
