import { expect, test } from 'vitest';
import { lintCode } from '../../builders/lint-code';

const reported = [
  { code: '<p>Nothing was sent.</p>', want: ['Nothing was sent.'] },
  { code: '<p>{isSent ? "Sent" : "Not sent"}</p>', want: ['Sent', 'Not sent'] },
  { code: '<p>{isSent && "Sent"}</p>', want: ['Sent'] },
  { code: '<p>{`Step ${one}`}</p>', want: ['Step …'] },
  { code: '<input aria-label="Search" placeholder={"Find"} />', want: ['Search', 'Find'] },
  { code: '<Row title={isOpen ? `Close ${name}` : translate("Open")} />', want: ['Close …'] },
  { code: 'translate(name); translatePlural(`${a}`, 1)', want: ['computed', 'computed'] },
];
const fine = [
  '<p>{translate("Nothing was sent.")} · {count} × {" "}&nbsp;</p>',
  '<p><code>GET /invoices</code><kbd>Esc</kbd></p>',
  '<Icon name="close" className="big round" data-part="field" />',
  '<Row title={name} label={translate("Open")} />',
  '<p>{values["one two"]}</p>',
];

const codes = [...reported.map(({ code }) => code), ...fine];
const reports = lintCode('translated-labels', codes);
const lint = (code: string) =>
  (reports[codes.indexOf(code)] ?? []).map(
    ({ message }) => /^"(.*)" stays/.exec(message)?.[1] ?? message.split(' ')[1],
  );

test.each(reported)('$code is reported', ({ code, want }) => {
  expect(lint(code)).toEqual(want);
});

test.each(fine)('%s is not', (code) => {
  expect(lint(code)).toEqual([]);
});
