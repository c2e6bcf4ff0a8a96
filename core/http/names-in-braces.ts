/** What stands in braces in a path, in its order: `id` for `/invoices/{id}`. */
export function namesInBraces(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}
