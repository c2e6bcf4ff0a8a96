import { translate, translatePlural } from '#core/labels/translate';
import { createContext, useContext, type ReactNode } from 'react';
import type { FieldData, LinkData, ObjectData } from '#core/contracts/page-data';
import { GUIDES, ROLES, USE_LABELS } from '#core/labels/uses';
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
 * The operations and events whose bodies contain a field, each linked to the field there, and the guides that name it. The uses of
 * the whole object are not repeated: a field that is wherever the object is has only its guides.
 */
export function FieldUses({ field: { id, name, usedBy = [] } }: { field: FieldData }) {
  const all = useContext(ObjectUses);
  const guides = useGuides(`#${id}`);
  const found = usedBy.flatMap((index) => all[index] ?? []);
  const uses = found.length === all.length ? [] : found;
  if (uses.length + guides.length === 0) return null;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={`${id}--uses`}>
        {countsOf(uses, guides).join(' · ')}
        <span className="visually-hidden"> {translate('of {name}', { name })}</span>
      </button>
      <Popover
        className={styles.uses}
        id={`${id}--uses`}
        label={translate('Uses of {name}', { name })}
        isOnlyHere
      >
        <dl>
          {ROLES.map((role) => (
            <Line key={role} label={USE_LABELS[role]} links={linksTo(id, uses, role)} />
          ))}
          <Line label={GUIDES} links={guides} />
        </dl>
      </Popover>
    </>
  );
}

function countsOf(uses: readonly Use[], guides: readonly LinkData[]): string[] {
  return [
    ...(uses.length > 0 ? [translatePlural('{count} use|{count} uses', uses.length)] : []),
    ...(guides.length > 0 ? [translatePlural('{count} guide|{count} guides', guides.length)] : []),
  ];
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
