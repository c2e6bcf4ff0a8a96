const TRY_AGAIN = 'Send the request again, with increasing delays.';

/** The remedy for each status, unless its response says it. */
const REMEDIES: Readonly<Record<string, string>> = {
  400: 'Send JSON that can be parsed, and only the parameters and values that the operation documents.',
  401: 'Send a key or token that exists, and whose scope allows the operation.',
  403: 'Use a record that the caller may see.',
  404: 'Use the ID of a record that exists; a list shows those that do.',
  405: 'Use a method that the path supports; the `Allow` header of the response names them.',
  406: 'Ask for `application/json` in the `Accept` header, and correct the values that the response names.',
  409: 'Read the record again, and repeat the change on its current state.',
  422: 'Correct what the response names. If the state of the record is the reason, the same request cannot succeed.',
  429: 'Wait until the rate limit is reset, then send the request again.',
};

/**
 * Returns the remedy for an error, in one or two sentences.
 * @param says the description of the response, whose second sentence is the remedy if there is one.
 */
export function remedyFor(status: string, says = ''): string {
  const [, second] = says.split(/(?<=\.) /);
  if (second !== undefined && !status.startsWith('5')) return second;
  if (status === '410') return 'Stop sending this request.';
  return REMEDIES[status] ?? (status.startsWith('5') ? TRY_AGAIN : 'Correct the request.');
}
