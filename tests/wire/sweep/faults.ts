import type { SentRequest } from '../judge/judge-request';

/** Requests that are wrong in one way, made from one that is right. */
type Plant = (sent: SentRequest) => SentRequest[];

/** The ways in which the output of a generator was wrong, each of which a judge must see wherever it can be planted. */
export const FAULTS: Readonly<Record<string, Plant>> = {
  separator: (sent) => [
    ...replaced(sent, /%7C/gi, ','),
    ...replaced(sent, /(?<=[?&]blanks=[^&]*)%20/g, ','),
    ...replaced(sent, /(?<=[?&]commas=[^&]*),/g, '%7C'),
    ...replaced(sent, /(?<=^\/lists\/[^/]*),/, ';'),
    ...replaced(sent, /;sizes=(?=[^;]*$)/, ','),
    ...headersOf(sent, /^x-(codes|range)$/).map(([name, value]) =>
      withHeader(sent, name, value.replaceAll(',', ';')),
    ),
  ],
  location: (sent) => [
    ...pairsOf(sent).map(([name, , without]) => withHeader(without, name, 'moved')),
    ...headersOf(sent, /^x-/).map(([name, value]) => ({
      ...withHeader(sent, name),
      target: `${sent.target}${sent.target.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`,
    })),
    ...headersOf(sent, /^cookie$/).map(([name, value]) => ({
      ...withHeader(sent, name),
      target: `${sent.target}&${value}`,
    })),
  ],
  encoding: (sent) => [
    ...replaced(sent, /%(?=2F|26)/i, '%25'),
    ...replaced(sent, /%26/, '&'),
    ...headersOf(sent, /^x-filter$/).map(([name, value]) =>
      withHeader(sent, name, encodeURIComponent(value)),
    ),
    ...(isForm(sent) ? edited(sent, /%26/, '%2526', '&') : []),
  ],
  'media type': (sent) => [
    ...headersOf(sent, /^content-type$/).map(([name]) => withHeader(sent, name, 'text/plain')),
    ...edited(sent, /Content-Type: application\/json/i, 'Content-Type: text/plain'),
    ...edited(sent, /Content-Type: text\/html/i, 'Content-Type: text/plain'),
  ],
  'missing field': (sent) => [
    ...pairsOf(sent).map(([, , without]) => without),
    ...(isForm(sent) ? edited(sent, /&[^&]*$/, '') : []),
    ...edited(sent, /"from":1,/, ''),
    // A part, with the boundary before it.
    ...edited(sent, /--\S+\r\n(?:(?!--)[^])*?name="note"[^]*?(?=\r\n--)\r\n/, ''),
  ],
  'doubled header': (sent) =>
    headersOf(sent, /^(x-.*|content-type|cookie)$/).map(([name, value]) =>
      withHeader(sent, name, `${value}, ${value}`),
    ),
};

function replaced(sent: SentRequest, what: RegExp, by: string): SentRequest[] {
  const target = sent.target.replace(what, by);
  return target === sent.target ? [] : [{ ...sent, target }];
}

function edited(sent: SentRequest, what: RegExp, ...by: string[]): SentRequest[] {
  return by
    .map((text) => ({ ...sent, body: sent.body.replace(what, text) }))
    .filter(({ body }) => body !== sent.body);
}

function headersOf({ headers }: SentRequest, pattern: RegExp): [name: string, value: string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    pattern.test(name) && value !== undefined ? [[name, String(value)]] : [],
  );
}

function withHeader(sent: SentRequest, name: string, value?: string): SentRequest {
  return { ...sent, headers: { ...sent.headers, [name.toLowerCase()]: value } };
}

/** Each pair of the query, and the request without it. */
function pairsOf(sent: SentRequest): [name: string, value: string, without: SentRequest][] {
  const [path, query = ''] = sent.target.split('?');
  const pairs = query.split('&').filter((pair) => pair !== '');
  return pairs.map((pair, index) => {
    const [name = '', value = ''] = pair.split('=');
    const rest = pairs.filter((_, at) => at !== index).join('&');
    return [name, value, { ...sent, target: rest === '' ? path! : `${path}?${rest}` }];
  });
}

function isForm({ headers }: SentRequest): boolean {
  return String(headers['content-type']).startsWith('application/x-www-form-urlencoded');
}
