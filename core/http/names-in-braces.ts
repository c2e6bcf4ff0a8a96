/** The distinct names in braces in a path, in order: `id` for `/invoices/{id}`. */
export function namesInBraces(path: string): string[] {
  return [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name))];
}
