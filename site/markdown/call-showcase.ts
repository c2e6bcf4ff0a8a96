import type { BlockContent, Nodes } from 'mdast';
import { type JsxElement, textsOf } from '../remark/attributes';
import { codeBlock, inlineCode, link, paragraph, table, text } from '../remark/nodes';
import type { CallData, CallShowcaseData, ReceiptData } from '../src/components/landing/CallShowcase/data';
import { callLine } from './call-line';
import { textOfHtml } from './code';
import type { ElementContext } from './element-context';

/** Words that the receipts have only in Markdown: a table needs a head, and the status a label. */
export const RECEIPT_LABELS = { head: ['Receipt', 'Amount'], status: 'Status: ' };

/** Examples of one operation: request, response and receipt of each. */
export function callShowcase(element: JsxElement, { language }: ElementContext): Nodes[] {
  const call = JSON.parse(textsOf(element).data ?? '{}') as CallShowcaseData;
  return [
    callLine(call.method, call.path, call.href),
    ...call.calls.flatMap((one) => showCall(one, call, language)),
  ];
}

function showCall(
  { label, requests, response, fields, receipt }: CallData,
  { href, status, statusName }: CallShowcaseData,
  language: string | undefined,
): BlockContent[] {
  const request = requests.find((one) => one.language === language) ?? requests[0];
  return [
    paragraph({ type: 'strong', children: [text(label)] }),
    ...(request ? [codeBlock(request.grammar, textOfHtml(request.code))] : []),
    { ...codeBlock('json', textOfHtml(response)), meta: `title="${status} ${statusName}"` },
    paragraph(
      text(`${fields.shown} of ${fields.all} fields. `),
      link(`${href}#${status}`, [text('All of them')]),
    ),
    ...showReceipt(receipt),
  ];
}

function showReceipt({ lines, total, currency, status }: ReceiptData): BlockContent[] {
  const rows = [...lines, { label: 'Total', amount: `${currency} ${total}` }];
  return [
    table(
      RECEIPT_LABELS.head,
      rows.map(({ label, amount }) => [[text(label)], [text(amount)]]),
    ),
    paragraph(text(RECEIPT_LABELS.status), inlineCode(status)),
  ];
}
