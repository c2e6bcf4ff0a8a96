import Link from '@docusaurus/Link';
import type { BranchGroupData, FieldData, LinkData } from '#core/contracts/page-data';
import { Branches } from '../Branches';
import { FieldList } from '../FieldList';
import styles from './styles.module.css';

interface MembersProps {
  /** Name of the field that the members belong to. */
  of: string;
  schema: { fields?: FieldData[]; branches?: BranchGroupData[]; more?: LinkData };
}

/** What stands inside a field: open, indented behind a line; the reader can close it. */
export function Members({ of, schema }: MembersProps) {
  if (schema.fields?.length || schema.branches?.length) {
    return (
      <details className={styles.members} open>
        <summary>
          Fields of <code>{of}</code>
        </summary>
        <div className={styles.inside}>
          <MemberList schema={schema} />
        </div>
      </details>
    );
  }
  return <More link={schema.more} />;
}

/** Fields, branches and the link to the rest, without a frame. */
export function MemberList({ schema }: Pick<MembersProps, 'schema'>) {
  return (
    <>
      <FieldList fields={schema.fields} />
      <Branches groups={schema.branches} />
      <More link={schema.more} />
    </>
  );
}

function More({ link }: { link?: LinkData }) {
  if (!link) return null;
  return (
    <p className={styles.more}>
      Fields: see <Link to={link.href}>{link.label}</Link>
    </p>
  );
}
