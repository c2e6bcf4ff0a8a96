import { translate } from '#core/labels/translate';
import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { BasisData, SourceData, WithSources } from '#core/contracts/page-data';
import { BASIS_LABELS } from '#core/labels/basis';
import { useReference } from '../../../links/use-reference';
import { Link } from '../../../ui/Link';
import { Popover } from '../../../ui/Popover';
import { RichText } from '../../../ui/RichText';
import styles from './styles.module.css';

const PageSources = createContext<readonly SourceData[]>([]);

/** Returns the id of a source's note. Only pages with `SourceNotes` number their sources. */
const idOf = (number: number | string) => `source-${number}`;

/** Wraps a page's component so that its marks find their sources in the page's data. */
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

/** The number of a statement's source, for readers who ask for sources. */
export function Citation({ basis, decision }: BasisData) {
  const sources = useContext(PageSources);
  const index = sources.findIndex((source) => source.decision === decision && source.basis === basis);
  return index < 0 ? null : <SourceNumber number={index + 1} basis={basis} decision={decision} />;
}

/** A mark whose number is known: marks of guides get it when the page is compiled (`site/remark/number-sources.ts`). */
export function SourceNumber({ number, basis, decision }: BasisData & { number: number | string }) {
  return (
    <sup className={styles.mark} data-part="basis" data-basis={basis} data-decision={decision}>
      <button
        type="button"
        popoverTarget={idOf(number)}
        aria-label={translate('Source {number}', { number })}
      >
        {number}
      </button>
    </sup>
  );
}

/** The notes that a page's marks open, one for each source. */
export function SourceNotes({ sources = [] }: WithSources) {
  const { landing } = useReference();
  return sources.map(({ basis, decision, html }, index) => (
    <SourceNote
      key={index}
      number={index + 1}
      basis={basis}
      decision={decision}
      href={`${landing}decisions/#${decision}`}
    >
      <RichText html={html} />
    </SourceNote>
  ));
}

interface SourceNoteProps extends BasisData {
  number: number | string;
  /** Address of the decision in the list of all decisions. */
  href: string;
  /** The decision in words. */
  children: ReactNode;
}

/** The note that a mark opens. */
export function SourceNote({ number, basis, decision, href, children }: SourceNoteProps) {
  return (
    <Popover className={styles.note} id={idOf(number)} isOnlyHere>
      <strong>{BASIS_LABELS[basis]}</strong>
      {children}
      {decision && <Link to={href}>{translate('{decision} in the list of decisions', { decision })}</Link>}
    </Popover>
  );
}

/**
 * Shows a page's marks with CSS only; the choice is remembered (`src/client/sync-selections.ts`).
 * @param basis address of the basis of each sentence, for readers who ask for sources.
 */
export function SourceSwitch({ basis }: { basis?: string }) {
  return (
    <>
      <label className={styles.switch}>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself */}
        <input id="show-sources" type="checkbox" role="switch" data-choice="sources" data-remembered />
        <i />
        {translate('Sources')}
      </label>
      {basis !== undefined && (
        // oxlint-disable-next-line react/forbid-elements -- a file, which is not a page of the site
        <a className={styles.basis} href={basis} target="_blank" rel="noopener" data-markdown-ignore="">
          {translate('Basis of each sentence')}
        </a>
      )}
    </>
  );
}
