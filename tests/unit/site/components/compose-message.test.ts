import { expect, test } from 'vitest';
import { composeMessage, fill } from '../../../../site/src/components/layout/PageFoot/compose-message';

const message = { title: 'Mistake: A & B', body: 'https://docs.example/a/\n\n' };
const mail = 'docs@books.example';
const form = 'https://git.example/issues/new?title={title}&body={body}';
const byMail =
  'mailto:docs@books.example?subject=Mistake%3A%20A%20%26%20B&body=https%3A%2F%2Fdocs.example%2Fa%2F%0A%0A';
const byForm =
  'https://git.example/issues/new?title=Mistake%3A%20A%20%26%20B&body=https%3A%2F%2Fdocs.example%2Fa%2F%0A%0A';

test.each([
  { given: {}, prefers: 'mail' as const, want: undefined },
  { given: { edit: 'https://git.example/{file}' }, prefers: 'form' as const, want: undefined },
  { given: { mail }, prefers: 'form' as const, want: byMail },
  { given: { form }, prefers: 'mail' as const, want: byForm },
  { given: { mail, form }, prefers: 'mail' as const, want: byMail },
  { given: { mail, form }, prefers: 'form' as const, want: byForm },
])('a message of $given that prefers $prefers goes to $want', ({ given, prefers, want }) => {
  expect(composeMessage(given, message, prefers)).toBe(want);
});

test('a value of a template is text, whatever it contains, and other braces stay', () => {
  expect(fill('https://git.example/{file}?{x}', { file: '{file}"><script>' })).toBe(
    'https://git.example/%7Bfile%7D%22%3E%3Cscript%3E?{x}',
  );
});
