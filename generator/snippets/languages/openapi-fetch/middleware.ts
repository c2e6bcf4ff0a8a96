/** Lines that let the client do something with each `request` before it is sent. */
export function middlewareCode(statements: readonly string[]): string[] {
  return [
    'client.use({',
    '  onRequest({ request }) {',
    ...statements.map((line) => `    ${line}`),
    '  },',
    '});',
  ];
}
