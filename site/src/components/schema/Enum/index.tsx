import { translatePlural } from '#core/labels/translate';
import type { EnumValueData } from '#core/contracts/page-data';
import { examplesLabel } from '#core/labels/values';
import { Disclosure } from '../../../ui/Disclosure';
import { RichText } from '../../../ui/RichText';
import styles from './styles.module.css';

/** The most values that are open at first. */
const maxOpen = 6;

/** Whether the values fit on one line of the field (`Meta`). */
export function isShortEnum(values: EnumValueData[] = []): boolean {
  return values.length <= maxOpen && values.every(({ html }) => !html);
}

/** A field's allowed values, each with its meaning; a long list is closed. */
export function Enum({ values = [] }: { values?: EnumValueData[] }) {
  if (values.length === 0 || isShortEnum(values)) return null;
  if (values.length <= maxOpen) return <Values values={values} />;
  return (
    <Disclosure summary={translatePlural('{count} value|{count} values', values.length)}>
      <Values values={values} />
    </Disclosure>
  );
}

/** Examples with a description. */
export function Examples({ examples = [] }: { examples?: EnumValueData[] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{examplesLabel(examples.length)}</p>
      <Values values={examples} part="example" />
    </>
  );
}

interface ValuesProps {
  values: EnumValueData[];
  part?: 'value' | 'example';
}

function Values({ values, part = 'value' }: ValuesProps) {
  const isPlain = values.every(({ html }) => !html);
  return (
    <dl className={isPlain ? styles.plain : styles.values}>
      {values.map(({ value, html }) => (
        <div key={value} data-part={part}>
          <dt>
            <code>{value}</code>
          </dt>{' '}
          <dd>
            <RichText html={html} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
