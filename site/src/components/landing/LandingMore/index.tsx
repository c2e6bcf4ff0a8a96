import { translate } from '#core/labels/translate';
import type { LandingData } from '#core/contracts/page-data';
import { listAboutPages } from '#core/labels/about-pages';
import { useReference } from '../../../links/use-reference';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** The pages about the API as a whole. */
export function LandingMore({ data }: { data: LandingData }) {
  const { landing } = useReference();
  return (
    <ul className={styles.links} aria-label={translate('About the whole API')}>
      {listAboutPages(data, landing).map(({ label, href }) => (
        <li key={href}>
          <Link to={href}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
