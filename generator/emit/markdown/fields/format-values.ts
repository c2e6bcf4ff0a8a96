import type { EnumValueData, FieldData } from '#core/contracts/page-data';
import { PATTERN, patternIn } from '#core/labels/limits';
import { enumLabel, examplesLabel, VALUE_LABELS } from '#core/labels/values';
import { list, listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';

type Values = Pick<FieldData, 'default' | 'const' | 'limits' | 'examples' | 'enum' | 'explainedExamples'>;

/** The values and limits of a field on one line: ``One of: `a`, `b` · Default: `a` ``; empty without any. */
export function formatValues({ enum: values = [], limits = [], examples = [], ...one }: Values): string {
  return [
    ...(values.length > 0 && !hasMeanings(values)
      ? [
          labeled(
            enumLabel(values.length),
            values.map(({ value }) => value),
          ),
        ]
      : []),
    ...(one.const === undefined ? [] : [labeled(VALUE_LABELS.const, [one.const])]),
    ...(one.default === undefined ? [] : [labeled(VALUE_LABELS.default, [one.default])]),
    ...(limits.length > 0 ? [`${VALUE_LABELS.limits}: ${limits.map(formatLimit).join('; ')}`] : []),
    ...(examples.length > 0 ? [labeled(examplesLabel(examples.length), examples)] : []),
  ].join(' · ');
}

/** The values and examples that have a meaning, each list under its label. */
export function formatMeanings(
  { enum: values = [], explainedExamples = [] }: Values,
  page: string,
): (string | undefined)[] {
  return [
    ...(hasMeanings(values) ? [`${enumLabel(values.length)}:`, listMeanings(values, page)] : []),
    ...(explainedExamples.length > 0
      ? [`${examplesLabel(explainedExamples.length)}:`, listMeanings(explainedExamples, page)]
      : []),
  ];
}

function hasMeanings(values: readonly EnumValueData[]): boolean {
  return values.some(({ html }) => html);
}

function listMeanings(values: readonly EnumValueData[], page: string): string | undefined {
  return list(
    values.map(({ value, html }) => {
      const [first = '', ...others] = formatHtml(html, page);
      return listItem([first === '' ? codeSpan(value) : `${codeSpan(value)}: ${first}`, ...others]);
    }),
  );
}

function labeled(label: string, values: readonly string[]): string {
  return `${label}: ${values.map(codeSpan).join(', ')}`;
}

/** A limit in words; the expression of a pattern is code. */
function formatLimit(limit: string): string {
  const pattern = patternIn(limit);
  return pattern === undefined ? escapeText(limit) : `${PATTERN} ${codeSpan(pattern)}`;
}
