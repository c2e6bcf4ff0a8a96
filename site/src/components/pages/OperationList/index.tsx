import type { OperationSummaryData } from '#core/contracts/page-data';
import { FLAGS } from '#core/labels/flags';
import { Badge } from '../../../ui/Badge';
import { Cell } from '../../../ui/Cell';
import { Link } from '../../../ui/Link';
import { Method } from '../../../ui/Method';
import { RuledList } from '../../../ui/RuledList';
import styles from './styles.module.css';

/** Operations as links, with method and path. */
export function OperationList({ data: { operations } }: { data: { operations: OperationSummaryData[] } }) {
  return (
    <RuledList className={styles.operations}>
      {operations.map((operation) => (
        <li key={operation.id} data-part="operation">
          <Cell>
            <Method method={operation.method} part="method" />
          </Cell>
          <Cell>
            <Link data-part="name" to={operation.href}>
              {operation.summary}
            </Link>
          </Cell>
          <code className={styles.path} data-part="path">
            {operation.path}
          </code>
          {operation.deprecated && <Badge label={FLAGS.deprecated} />}
        </li>
      ))}
    </RuledList>
  );
}
