import { Fragment, type ReactNode } from 'react';
import type { FieldData } from '#core/contracts/page-data';
import styles from './styles.module.css';

type ConstraintsProps = Pick<FieldData, 'default' | 'const' | 'limits' | 'examples'>;

/** Default, constant, limits and example values of a field, on one line where they fit. */
export function Constraints({
  default: standard,
  const: constant,
  limits = [],
  examples = [],
}: ConstraintsProps) {
  if (standard === undefined && constant === undefined && !limits.length && !examples.length) return null;
  return (
    <dl className={styles.constraints}>
      {constant !== undefined && (
        <Constraint label="Always">
          <code data-part="const">{constant}</code>
        </Constraint>
      )}
      {standard !== undefined && (
        <Constraint label="Default">
          <code data-part="default">{standard}</code>
        </Constraint>
      )}
      {limits.length > 0 && (
        <Constraint label={limits.length === 1 ? 'Limit' : 'Limits'}>
          {limits.map((limit, index) => (
            <Fragment key={limit}>
              {index > 0 && ' · '}
              <span data-part="limit">{limit}</span>
            </Fragment>
          ))}
        </Constraint>
      )}
      {examples.length > 0 && (
        <Constraint label={examples.length === 1 ? 'Example' : 'Examples'}>
          {examples.map((example) => (
            <code key={example} data-part="example">
              {example}
            </code>
          ))}
        </Constraint>
      )}
    </dl>
  );
}

function Constraint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
