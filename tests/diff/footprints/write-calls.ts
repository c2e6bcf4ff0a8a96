import type { Json } from '#core/json/json';
import type { Call } from '../../../generator/compare/diff/prove/call';

const ADDRESS = 'https://a.test/api';

/** Calls as the recording of a browser has them. */
export function toHar(calls: readonly Call[]): string {
  const entries = calls.map(({ method, body, ...call }) => ({
    request: {
      method: method.toUpperCase(),
      url: addressOf(call),
      headers: headersOf(call).map(([name, value]) => ({ name, value })),
      bodySize: body ? -1 : 0,
      ...(body && { postData: { mimeType: body.mediaType, text: JSON.stringify(body.value) } }),
    },
  }));
  return JSON.stringify({ log: { version: '1.2', entries } });
}

/** Calls as lines for a shell. */
export function toCurl(calls: readonly Call[]): string {
  return calls
    .map(({ method, body, ...call }) =>
      [
        `curl -sS -X ${method.toUpperCase()} ${quote(addressOf(call))}`,
        ...headersOf(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
        ...(body ? [`-H 'Content-Type: ${body.mediaType}'`, `-d ${quote(JSON.stringify(body.value))}`] : []),
      ].join(' \\\n  '),
    )
    .join('\n\n');
}

/** Calls as code that puts its requests together somewhere else. */
export function toCode(calls: readonly Call[]): string {
  return calls.map(({ method, path }) => `await api.${method}("${path}", request);`).join('\n');
}

function addressOf({ path, parameters }: Pick<Call, 'path' | 'parameters'>): string {
  const query = parameters
    .filter((one) => one.in === 'query')
    .map(({ name, value }) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`);
  return `${ADDRESS}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function headersOf({ parameters }: Pick<Call, 'parameters'>): [string, string][] {
  return parameters.filter((one) => one.in === 'header').map(({ name, value }) => [name, textOf(value)]);
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
