import type { OperationData } from '#core/contracts/page-data';
import type { CodeHtml } from '../../../highlight/code-html';

/** Examples of one operation: what `<OneCall />` of the introduction shows. */
export interface OneCallData {
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
  slip: SlipData;
}

/** Amounts as printed: `119.00`. */
export interface SlipData {
  lines: { label: string; amount: string }[];
  total: string;
  currency: string;
  status: string;
}
