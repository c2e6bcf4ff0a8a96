/** What stands in braces in a path, each once, in its order: `id` for `/invoices/{id}`. */
export function namesInBraces(path: string): string[] {
  return [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
}
