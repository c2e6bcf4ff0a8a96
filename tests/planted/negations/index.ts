import { ACCESS } from './access';
import { ACCOUNTS } from './accounts';
import { BODIES } from './bodies';
import { CONTACTS } from './contacts';
import { CREDITS } from './credits';
import { DOCUMENTS } from './documents';
import { EXPENSES } from './expenses';
import { GUIDES } from './guides';
import { INVOICES } from './invoices';
import { LABS } from './labs';
import type { Negation } from './negation';
import { REFERENCE } from './reference';
import { REPORTS } from './reports';
import { SESSIONS } from './sessions';
import { TAX } from './tax';
import { TOOL } from './tool';
import { TRANSACTIONS } from './transactions';
import { WEBHOOKS } from './webhooks';

/** The rows of each area: `NEGATIONS=sessions,tax npm run test:planted -- tests/planted/negations` runs those of some. */
export const NEGATIONS: Readonly<Record<string, readonly Negation[]>> = {
  access: ACCESS,
  accounts: ACCOUNTS,
  bodies: BODIES,
  contacts: CONTACTS,
  credits: CREDITS,
  documents: DOCUMENTS,
  expenses: EXPENSES,
  guides: GUIDES,
  invoices: INVOICES,
  labs: LABS,
  reference: REFERENCE,
  reports: REPORTS,
  sessions: SESSIONS,
  tax: TAX,
  tool: TOOL,
  transactions: TRANSACTIONS,
  webhooks: WEBHOOKS,
};
