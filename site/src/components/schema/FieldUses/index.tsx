import { createContext, useContext, type ReactNode } from 'react';
import type { FieldData, LinkData, ObjectData } from '#core/contracts/page-data';
import { GUIDES, ROLES, USE_LABELS, USED, USES_OF_OBJECT } from '#core/labels/uses';
import { countOf } from '#core/text/count-of';
import { LinkLine } from '../../../ui/LinkLine';
import { Popover } from '../../../ui/Popover';
import { useGuides } from '../../guides/GuideLinks';
import styles from './styles.module.css';

type Use = ObjectData['usedBy'][number];

const ObjectUses = createContext<readonly Use[]>([]);

/** Provides the uses of an object to the fields inside it. */
export function WithObjectUses({ uses, children }: { uses: readonly Use[]; children: ReactNode }) {
  return <ObjectUses value={uses}>{children}</ObjectUses>;
}

/**
 * The operations and events whose bodies contain a field, each linked to the field there, and the guides that name it. A field
 * that is always part of the object has no list: the page lists the uses of the object.
 */
export function FieldUses({ field: { id, name, usedBy = [] } }: { field: FieldData }) {
  const all = useContext(ObjectUses);
  const guides = useGuides(`#${id}`);
  const uses = usedBy.flatMap((index) => all[index] ?? []);
  const count = uses.length + guides.length;
  if (count === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={`${id}--uses`}>
        {countOf(count, 'use')}
        <span className="visually-hidden"> of {name}</span>
      </button>
      <Popover className={styles.uses} id={`${id}--uses`} label={`Uses of ${name}`} isOnlyHere>
        <dl>
          {uses.length > 0 && uses.length === all.length ? (
            <Line label={USED} links={[{ label: USES_OF_OBJECT, href: '#used-by' }]} />
          ) : (
            ROLES.map((role) => <Line key={role} label={USE_LABELS[role]} links={linksTo(id, uses, role)} />)
          )}
          <Line label={GUIDES} links={guides} />
        </dl>
      </Popover>
    </>
  );
}

function linksTo(id: string, uses: readonly Use[], role: Use['role']): LinkData[] {
  return uses
    .filter((use) => use.role === role)
    .map(({ label, href, at }) => ({ label, href: `${href}#${at}.${id}` }));
}

function Line({ label, links }: { label: string; links: LinkData[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <LinkLine links={links} max={maxLinks} rest="#used-by" />
      </dd>
    </div>
  );
}

/** The most links of one kind that a field lists; the section below the fields lists all uses of the object. */
const maxLinks = 8;
