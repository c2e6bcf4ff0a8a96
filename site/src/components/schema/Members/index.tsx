import { translate } from '#core/labels/translate';
import { use } from 'react';
import type { BranchGroupData, FieldData, LinkData } from '#core/contracts/page-data';
import { FIELDS_ELSEWHERE, membersLabel } from '#core/labels/members';
import { Disclosure } from '../../../ui/Disclosure';
import { Link } from '../../../ui/Link';
import { Branches } from '../Branches';
import { FieldList } from '../FieldList';
import styles from './styles.module.css';
import { WrittenLevels } from './written-levels';

interface Inside {
  fields?: FieldData[];
  branches?: BranchGroupData[];
  more?: LinkData;
}

interface MembersProps {
  /** Name of the field that the members belong to. */
  of: string;
  schema: Inside;
  /** Whether the page of an object documents the members, to which the Markdown of this page may only link. */
  isOnOwnPage?: boolean;
}

/** A field's members: closed and counted, or, when open, next to a vertical line. */
export function Members({ of, schema, isOnOwnPage }: MembersProps) {
  const levels = use(WrittenLevels);
  if (!schema.fields?.length && !schema.branches?.length) return <More link={schema.more} />;
  return (
    <Disclosure
      data-members={of}
      data-markdown-ignore={isOnOwnPage && levels <= 0 ? '' : undefined}
      summary={
        <span data-markdown-ignore="">
          {describeMembers(schema)}
          <span className="visually-hidden"> {translate('of {name}', { name: of })}</span>
        </span>
      }
    >
      <WrittenLevels value={levels - 1}>
        <MemberList schema={schema} isNested />
      </WrittenLevels>
    </Disclosure>
  );
}

/** Fields, branches and the link to the rest, without a frame. */
export function MemberList({ schema, isNested }: { schema: Inside; isNested?: boolean }) {
  return (
    <>
      <FieldList fields={schema.fields} isNested={isNested} />
      <Branches groups={schema.branches} />
      <More link={schema.more} />
    </>
  );
}

function More({ link }: { link?: LinkData }) {
  if (!link) return null;
  return (
    <p className={styles.more}>
      {FIELDS_ELSEWHERE} <Link to={link.href}>{link.label}</Link>
    </p>
  );
}

function describeMembers(schema: Inside): string {
  const variants = (schema.branches ?? []).flatMap(({ branches }) => branches).filter(hasFields).length;
  return membersLabel({ variants, fields: countFields(schema) });
}

/** Returns the number of fields directly inside, in any of the variants. */
export function countFields({ fields = [], branches = [] }: Inside): number {
  const inForms = branches.flatMap((group) => group.branches).map(countFields);
  return inForms.reduce((sum, count) => sum + count, fields.length);
}

function hasFields(inside: Inside): boolean {
  return countFields(inside) > 0;
}

/** Returns the number of fields directly inside a body, in any of its media types. */
export function countBodyFields(content: readonly { schema?: Inside }[]): number {
  return content.reduce((sum, { schema = {} }) => sum + countFields(schema), 0);
}
