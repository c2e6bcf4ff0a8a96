import { translate } from '#core/labels/translate';
import type { Reproduction } from '#core/contracts/reproductions';
import type { HttpCall } from '#core/http/call';
import { omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { ReproductionData } from '#core/contracts/page-data';

/** Builds the calls of a reproduction, to read and to run. */
export function buildReproductionData(
  reproduction: Reproduction,
  { renderMarkdown }: PageContext,
): ReproductionData {
  const { before, request, times } = reproduction;
  return {
    html: renderMarkdown(reproduction.cause),
    code: formatRequests(reproduction),
    calls: { before, request, times },
    simulated: omitFalse(reproduction.simulated === true),
  };
}

/** Formats the requests in order, with a blank line between them; the last response is the error. */
export function formatRequests({ before = [], request, times = 1 }: Reproduction): string {
  const last =
    times === 1
      ? formatRequest(request)
      : `# ${translate('{count} times', { count: times })}\n${formatRequest(request)}`;
  return [...before.map(formatRequest), last].join('\n\n');
}

/** Formats a request as HTTP does, but without a host: the requests are for the simulator in the page. */
function formatRequest({ method, path, headers, body }: HttpCall): string {
  const lines = [`${method} ${path}`, ...Object.entries(headers).map(formatHeader)];
  return [...lines, ...(body === undefined ? [] : ['', body])].join('\n');
}

/** Formats a header, with decoded credentials so that readers can recognize them. */
function formatHeader([name, value]: [string, string]): string {
  const [, credentials] = name === 'Authorization' ? (/^Basic (.+)$/.exec(value) ?? []) : [];
  return `${name}: ${credentials === undefined ? value : `Basic ${atob(credentials)}`}`;
}
