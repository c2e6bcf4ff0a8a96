/** Invoices and credit notes take their ids from one sequence, and so does the transaction that issues them. */
const SHARED: Record<string, string> = {
  invoices: 'documents',
  credits: 'documents',
  transactions: 'documents',
};

/** The sequence that ids of a resource are taken from. */
export function sequenceOf(resource: string): string {
  return SHARED[resource] ?? resource;
}
