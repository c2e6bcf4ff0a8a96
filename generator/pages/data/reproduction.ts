import type { Reproduction, ReproductionCall } from '#core/contracts/reproductions';
import { code, embeddedJson, joinCode, type Code } from '../../snippets/code';
import { shellText } from '../../snippets/languages/shell-text';
import { highlight } from '../highlight/highlight';
import { trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ReproductionData } from '#core/contracts/page-data';

/** The calls of a reproduction as commands for a shell. */
export function buildReproductionData(
  reproduction: Reproduction,
  { renderMarkdown, simulatorUrl = '' }: PageContext,
): ReproductionData {
  return {
    html: renderMarkdown(reproduction.cause),
    code: highlight(formatCommands(reproduction, simulatorUrl), 'bash'),
    simulated: trueOrNothing(reproduction.simulated === true),
  };
}

/** One line for each command. */
export function formatCommands({ before = [], request, times = 1 }: Reproduction, baseUrl: string): Code {
  const command = formatCurl(request, baseUrl);
  const last = times === 1 ? command : code`for call in $(seq ${String(times)}); do ${command}; done`;
  return joinCode([...before.map((call) => formatCurl(call, baseUrl)), last], '\n');
}

function formatCurl({ method, path, headers, body }: ReproductionCall, baseUrl: string): Code {
  const words = [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    ...Object.entries(headers).map(formatHeader),
    ...(body === undefined ? [] : [code`-d ${formatBody(body)}`]),
    shellText(baseUrl + path),
  ];
  return joinCode(words, ' ');
}

/** JSON where the shell needs no escape in it; some errors come of a body that is no JSON. */
function formatBody(body: string): Code {
  const isWhole = shellText(body) === `'${body}'` && isJson(body);
  return isWhole ? code`'${embeddedJson(body)}'` : [shellText(body)];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function formatHeader([name, value]: [string, string]): string {
  const [, credentials] = name === 'Authorization' ? (/^Basic (.+)$/.exec(value) ?? []) : [];
  return credentials === undefined ? `-H ${shellText(`${name}: ${value}`)}` : `-u ${atob(credentials)}`;
}
