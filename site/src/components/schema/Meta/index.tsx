import { Fragment, type ReactNode } from 'react';
import type { FieldData } from '#core/contracts/page-data';
import { PATTERN, patternIn } from '#core/labels/limits';
import { enumLabel, examplesLabel, VALUE_LABELS } from '#core/labels/values';
import { Separator } from '../../../ui/Separator';
import styles from './styles.module.css';

type MetaProps = Pick<FieldData, 'default' | 'const' | 'limits' | 'examples' | 'enum'>;

/** Values, default, limits and examples of a field, on one line if they fit. */
export function Meta({
  default: standard,
  const: constant,
  limits = [],
  examples = [],
  enum: values = [],
}: MetaProps) {
  const parts = [
    values.length > 0 && (
      <Part key="enum" label={enumLabel(values.length)}>
        <span className={styles.values}>
          <Codes part="value" values={values.map(({ value }) => value)} />
        </span>
      </Part>
    ),
    constant !== undefined && (
      <Part key="const" label={VALUE_LABELS.const}>
        <Codes part="const" values={[constant]} />
      </Part>
    ),
    standard !== undefined && (
      <Part key="default" label={VALUE_LABELS.default}>
        <Codes part="default" values={[standard]} />
      </Part>
    ),
    limits.length > 0 && (
      <Part key="limits" label={VALUE_LABELS.limits} isSilent>
        {limits.map((limit, index) => (
          <Fragment key={limit}>
            {index > 0 && '; '}
            <span data-part="limit">
              <Limit limit={limit} />
            </span>
          </Fragment>
        ))}
      </Part>
    ),
    examples.length > 0 && (
      <Part key="examples" label={examplesLabel(examples.length)}>
        <Codes part="example" values={examples} />
      </Part>
    ),
  ].filter(Boolean);
  return parts.length > 0 && <dl className={styles.meta}>{parts}</dl>;
}

/** Values as code with their role in the field (`part`), for programs that read the page. */
function Codes({ part, values }: { part: string; values: readonly string[] }) {
  return values.map((value, index) => (
    <Fragment key={value}>
      <code data-part={part}>{value}</code>
      {index < values.length - 1 && <Separator>,</Separator>}{' '}
    </Fragment>
  ));
}

/** A limit. `At most 20 characters` explains itself; a pattern is shown as code. */
function Limit({ limit }: { limit: string }) {
  const pattern = patternIn(limit);
  if (pattern === undefined) return limit;
  return (
    <>
      {PATTERN} <code>{pattern}</code>
    </>
  );
}

interface PartProps {
  label: string;
  /** Whether the label is only for assistive technology. */
  isSilent?: boolean;
  children: ReactNode;
}

function Part({ label, isSilent, children }: PartProps) {
  return (
    <div>
      <dt className={isSilent ? 'visually-hidden' : undefined}>{label}</dt> <dd>{children}</dd>
    </div>
  );
}
