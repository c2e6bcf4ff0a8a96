import type { OperationData } from '#core/contracts/page-data';
import type { CodeHtml } from '../../../highlight/code-html';

/** Examples of one operation, for the introduction's `<CallShowcase />`. */
export interface CallShowcaseData {
  operation: string;
  method: string;
  path: string;
  href: string;
  /** Status of all responses shown. */
  status: string;
  statusName: string;
  languages: OperationData['languages'];
  readerValues: NonNullable<OperationData['readerValues']>;
  calls: CallData[];
}

export interface CallData {
  /** Name of the request example. */
  name: string;
  label: string;
  requests: { language: string; grammar: string; code: CodeHtml }[];
  /** Selected members of the body. */
  response: CodeHtml;
  /** How many members are shown, and how many the body has. */
  fields: { shown: number; all: number };
  receipt: ReceiptData;
}

/** The lines of a receipt. Amounts are as printed: `119.00`. */
export interface ReceiptData {
  lines: { label: string; amount: string }[];
  total: string;
  currency: string;
  status: string;
}
