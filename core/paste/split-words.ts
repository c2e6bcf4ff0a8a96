/** The words of a name in code, in lower case and without the `s` of a plural: `createInvoice` and `invoice_items` share one. */
export function splitWords(name: string): string[] {
  return [...name.matchAll(/[A-Z]?[a-z\d]{1,60}|[A-Z]{1,60}/g)].map(([word]) =>
    word.toLowerCase().replace(/(?<=[a-z]{2})s$/, ''),
  );
}
