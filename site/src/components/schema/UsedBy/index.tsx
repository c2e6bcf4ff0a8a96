import type { ObjectData } from '#core/contracts/page-data';
import { ROLES, USE_HEADINGS, countUses } from '#core/labels/uses';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

type Use = ObjectData['usedBy'][number];

/** Operations and events whose bodies contain an object, grouped by its role; if there are many, the pages that list them. */
export function UsedBy({ data }: { data: ObjectData }) {
  return ROLES.map((role) => (
    <Uses key={role} role={role} uses={data.usedBy.filter((use) => use.role === role)} />
  ));
}

function Uses({ role, uses }: { role: Use['role']; uses: Use[] }) {
  if (!uses.length) return null;
  return (
    <div className={styles.uses}>
      <p className={styles.label}>{USE_HEADINGS[role]}</p>
      <ul>
        {uses.map((use) => (
          <li key={use.href}>
            <Link to={use.href}>{use.label}</Link>
            {use.count !== undefined && <span className={styles.count}> {countUses(role, use.count)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
