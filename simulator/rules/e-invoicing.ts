/**
 * Accounts of the world that use the electronic invoicing system of Spain: they ignore `number` and `issue_date`. The
 * seller Nervión reports to Bizkaia.
 */
export const E_INVOICING_ACCOUNTS: ReadonlySet<number> = new Set([5231]);
