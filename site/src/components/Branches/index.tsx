import Link from '@docusaurus/Link';
import type { BranchData, BranchGroupData } from '#core/contracts/page-data';
import { MemberList } from '../Members';
import { RichText } from '../RichText';
import { Type } from '../Type';
import styles from './styles.module.css';

/** Alternatives and conditions of a schema (oneOf, anyOf, if/then, …), each group under its label. */
export function Branches({ groups }: { groups?: BranchGroupData[] }) {
  return groups?.map((group, index) => <Group key={index} group={group} />);
}

function Group({ group }: { group: BranchGroupData }) {
  return (
    <div className={styles.group} role="group" aria-label={group.label}>
      <p className={styles.label}>{group.label}</p>
      <ul className={styles.branches}>
        {group.branches.map((branch, index) => (
          <li key={index} data-part="branch">
            <Branch branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Branch({ branch }: { branch: BranchData }) {
  return (
    <>
      <p className={styles.head}>
        <Label branch={branch} />
        {branch.type && <Type type={branch.type} />}
      </p>
      <RichText html={branch.html} part="text" />
      {branch.required && <Required names={branch.required} />}
      <MemberList schema={branch} />
    </>
  );
}

function Label({ branch: { href, label } }: { branch: BranchData }) {
  const name = href ? <Link to={href}>{label}</Link> : <strong>{label}</strong>;
  return <span data-part="name">{name}</span>;
}

function Required({ names }: { names: string[] }) {
  return (
    <p className={styles.required}>
      Required:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <code>{name}</code>
        </span>
      ))}
    </p>
  );
}
