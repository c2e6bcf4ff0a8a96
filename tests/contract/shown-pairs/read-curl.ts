/** Returns the request that a curl command of a page sends. */
export function readCurl(code: string): Request {
  const [, command = '', body] =
    /^(.*?)(?: --data @- <<'JSON'\n(.*)\nJSON\n?)?$/s.exec(code.replaceAll(/ \\\n\s*/g, ' ')) ?? [];
  const words = [...command.matchAll(/'((?:[^']|'\\'')*)'|\S+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll(`'\\''`, "'"),
  );
  const valuesOf = (option: string) => words.filter((_, index) => words[index - 1] === option);
  const url = new URL(words.find((word) => word.startsWith('https://')) ?? '');
  for (const pair of valuesOf('--data-urlencode')) {
    const [, name = '', value = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    url.searchParams.append(name, value);
  }
  const headers = new Headers(
    valuesOf('--header').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  for (const user of valuesOf('--user')) headers.set('Authorization', `Basic ${btoa(user)}`);
  const [method = 'GET'] = valuesOf('--request');
  const [typed = body] = valuesOf('--data').filter((value) => value !== '@-');
  return new Request(url, { method, headers, body: typed });
}
