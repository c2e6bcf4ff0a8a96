import Link from '@docusaurus/Link';
import type { OperationSummaryData } from '#core/contracts/page-data';
import { Chip } from '../Chip';
import { MethodBadge } from '../MethodBadge';
import styles from './styles.module.css';

/** Operations as links, with method and path. */
export function OperationList({ data: { operations } }: { data: { operations: OperationSummaryData[] } }) {
  return (
    <ul className={styles.operations}>
      {operations.map((operation) => (
        <li key={operation.id} data-part="operation">
          <MethodBadge method={operation.method} fixedWidth />
          <Link className={styles.summary} data-part="name" to={operation.href}>
            {operation.summary}
          </Link>
          <code className={styles.path} data-part="path">
            {operation.path}
          </code>
          {operation.deprecated && <Chip kind="deprecated">deprecated</Chip>}
        </li>
      ))}
    </ul>
  );
}
