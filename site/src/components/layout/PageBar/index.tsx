import { translate } from '#core/labels/translate';
import clsx from 'clsx';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { PageAction } from '../../../ui/PageAction';
import { SourceSwitch } from '../../citations/Sources';
import { CopyPage } from '../CopyPage';
import styles from './styles.module.css';

interface PageBarProps {
  sections: { id: string; label: string; count?: number }[];
  canExpand?: boolean;
  hasSources?: boolean;
}

/** Replaces a table of contents: the page's sections with their counts, and the page's tools. */
export function PageBar({ sections, canExpand, hasSources }: PageBarProps) {
  return (
    <nav
      className={clsx(styles.bar, sections.length === 0 && styles.bare)}
      aria-label={translate('On this page')}
      data-page-bar
    >
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(({ id, label, count = 0 }) => (
            <li key={id}>
              <Link className={styles.link} to={`#${id}`}>
                {label}
                {count > 0 && <span> {count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.tools}>
        {canExpand && (
          <PageAction className={styles.expand} aria-pressed="false" data-expand>
            <Icon name="expand" />
            <span>{translate('Expand all')}</span>
          </PageAction>
        )}
        <CopyPage />
        {hasSources && <SourceSwitch />}
      </div>
    </nav>
  );
}
