import type { ErrorPair, PairRequest } from '#core/contracts/reproductions';
import { shellText } from '../../snippets/languages/shell-text';
import { highlight } from '../highlight/highlight';
import { trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ReproductionData } from '#core/contracts/page-data';

/** Where `npm run simulator` listens. */
const BASE_URL = 'http://127.0.0.1:4010/api';

/** The calls of an error pair as commands for a shell. */
export function buildReproduction(pair: ErrorPair, { renderMarkdown }: PageContext): ReproductionData {
  return {
    html: renderMarkdown(pair.cause),
    code: highlight(formatCommands(pair), 'bash'),
    simulated: trueOrNothing(pair.simulated === true),
  };
}

/** One line for each command. @see error-pair.ts */
export function formatCommands({ before = [], request, times = 1 }: ErrorPair): string {
  const command = formatCurl(request);
  const last = times === 1 ? command : `for call in $(seq ${times}); do ${command}; done`;
  return [...before.map(formatCurl), last].join('\n');
}

function formatCurl({ method, path, headers, body }: PairRequest): string {
  const words = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(headers).map(formatHeader),
    ...(body === undefined ? [] : [`-d ${shellText(body)}`]),
    shellText(BASE_URL + path),
  ];
  return words.join(' ');
}

function formatHeader([name, value]: [string, string]): string {
  const [, credentials] = name === 'Authorization' ? (/^Basic (.+)$/.exec(value) ?? []) : [];
  return credentials === undefined ? `-H ${shellText(`${name}: ${value}`)}` : `-u ${atob(credentials)}`;
}
