import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { BasisData, SourceData, WithSources } from '#core/contracts/page-data';
import { BASIS_LABELS } from '#core/labels/basis';
import { Link } from '../../../ui/Link';
import { Popover } from '../../../ui/Popover';
import { RichText } from '../../../ui/RichText';
import styles from './styles.module.css';

const PageSources = createContext<readonly SourceData[]>([]);

/** Numbers of sources below the page's `SourceNotes`; other pages have none. */
const idOf = (number: number | string) => `source-${number}`;

/** A component of a page whose marks find their sources in the page's data. */
export function withPageSources<Props extends { data: object }>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  return function WithPageSources(props: Props) {
    const { sources = [] } = props.data as WithSources;
    return (
      <PageSources value={sources}>
        <Component {...props} />
      </PageSources>
    );
  };
}

/** The number of the source of a statement; seen by readers who asked for sources. */
export function SourceMark({ basis, decision }: BasisData) {
  const sources = useContext(PageSources);
  const index = sources.findIndex((source) => source.decision === decision && source.basis === basis);
  return index < 0 ? null : <SourceNumber number={index + 1} basis={basis} decision={decision} />;
}

/** A mark that knows its number: those of guides get it while the page is compiled (`site/remark/number-sources.ts`). */
export function SourceNumber({ number, basis, decision }: BasisData & { number: number | string }) {
  return (
    <sup className={styles.mark} data-part="basis" data-basis={basis} data-decision={decision}>
      <button type="button" popoverTarget={idOf(number)} aria-label={`Source ${number}`}>
        {number}
      </button>
    </sup>
  );
}

/** What the marks of a page open: each source once. */
export function SourceNotes({ sources = [] }: WithSources) {
  return sources.map(({ basis, decision, html }, index) => (
    <SourceNote
      key={index}
      number={index + 1}
      basis={basis}
      decision={decision}
      href={`/api/decisions/#${decision}`}
    >
      <RichText html={html} />
    </SourceNote>
  ));
}

interface SourceNoteProps extends BasisData {
  number: number | string;
  /** Where the decision stands among all. */
  href: string;
  /** What was decided. */
  children: ReactNode;
}

/** What a mark opens. */
export function SourceNote({ number, basis, decision, href, children }: SourceNoteProps) {
  return (
    <Popover className={styles.note} id={idOf(number)}>
      <strong>{BASIS_LABELS[basis]}</strong>
      {children}
      {decision && <Link to={href}>{decision} in the list of decisions</Link>}
    </Popover>
  );
}

/** Shows the marks of a page, by CSS alone; the browser remembers it (`src/client/sync-selections.ts`). */
export function SourceSwitch() {
  return (
    <label className={styles.switch}>
      <input id="show-sources" type="checkbox" role="switch" data-choice="sources" data-remembered />
      <i />
      Sources
    </label>
  );
}
