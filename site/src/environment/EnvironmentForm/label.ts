/** Converts a name to a label: `apiKey` and `orders.apiKey` to `API key`, `account` to `Account`, `{region}` to `Region`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/^\{|\}$/g, '')
    .replace(/^.*\./, '')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^api\b/, 'API').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
