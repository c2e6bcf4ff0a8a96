import { expect, test } from 'vitest';
import { inlineLabels } from '../../../../site/plugins/labels/inline-labels.cjs';

const german = {
  Close: 'Schließen',
  '{shown} of {all} fields': 'Von {all} Feldern {shown}',
  '{count} field|{count} fields': '{count} Feld|{count} Felder',
  'Say `this` to ${x}': 'Sag `das`, \\ ${x}',
};

test.each([
  { code: `translate('Close')`, want: `"Schließen"` },
  {
    code: `<p title={translate('Close')}>{translate("Open")}</p>`,
    want: `<p title={"Schließen"}>{"Open"}</p>`,
  },
  {
    code: `translate('{shown} of {all} fields', { shown, all: list.length })`,
    want: '`Von ${list.length} Feldern ${shown}`',
  },
  {
    code: `translate('{shown} of {all} fields', { shown: translate('Close'), all: f(translate('Close')) })`,
    want: '`Von ${f("Schließen")} Feldern ${"Schließen"}`',
  },
  {
    code: `translate('{shown} of {all} fields', counts)`,
    want: `translate("Von {all} Feldern {shown}", counts)`,
  },
  {
    code: `translatePlural('{count} field|{count} fields', count(translate('Close')))`,
    want: `translatePlural("{count} Feld|{count} Felder", count("Schließen"))`,
  },
  {
    code: `translateElements('Close', { a: <b>{translate('Close')}</b> })`,
    want: `translateElements("Schließen", { a: <b>{"Schließen"}</b> })`,
  },
  { code: 'translate("Say `this` to ${x}", { y })', want: '`Sag \\`das\\`, \\\\ \\${x}`' },
  { code: `other('Close') + translate(name)`, want: `other('Close') + translate(name)` },
])('$code becomes $want', ({ code, want }) => {
  expect(inlineLabels(code, 'page.tsx', german)).toBe(want);
});

test('a label without a translation stays English', () => {
  expect(inlineLabels(`translate('{a} of {b}', { a, b })`, 'page.ts', {})).toBe('`${a} of ${b}`');
});
