import type { OperationData } from '#core/contracts/page-data';
import type { CodeHtml } from '../../../highlight/code-html';

/** Examples of one operation: what `<CallShowcase />` of the introduction shows. */
export interface CallShowcaseData {
  operation: string;
  method: string;
  path: string;
  href: string;
  /** Of all responses shown. */
  status: string;
  statusName: string;
  languages: OperationData['languages'];
  readerValues: NonNullable<OperationData['readerValues']>;
  calls: CallData[];
}

export interface CallData {
  /** Of the request example. */
  name: string;
  label: string;
  requests: { language: string; code: CodeHtml }[];
  /** Some members of the body. */
  response: CodeHtml;
  /** How many of its members these are. */
  fields: { shown: number; all: number };
  receipt: ReceiptData;
}

/** Amounts as printed: `119.00`. */
export interface ReceiptData {
  lines: { label: string; amount: string }[];
  total: string;
  currency: string;
  status: string;
}
