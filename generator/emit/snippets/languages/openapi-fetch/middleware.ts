/** Returns lines that make the client run statements with each `request` before it is sent. */
export function middlewareCode(statements: readonly string[]): string[] {
  return [
    'client.use({',
    '  onRequest({ request }) {',
    ...statements.map((line) => `    ${line}`),
    '  },',
    '});',
  ];
}
