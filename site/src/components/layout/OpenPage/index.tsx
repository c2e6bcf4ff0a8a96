import { translate } from '#core/labels/translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { openPageLinks } from '../../../links/open-page';
import { Icon } from '../../../ui/Icon';
import { Link } from '../../../ui/Link';
import { PageAction } from '../../../ui/PageAction';
import { Popover } from '../../../ui/Popover';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import styles from './styles.module.css';

const ID = 'page--open';
const NAME = translate('Open this page elsewhere');

/** The docs tool, which includes the simulator. */
const EDITOR = {
  label: translate('Connect to your editor'),
  href: '/tools/downloads/#give-the-docs-to-a-coding-agent',
};

/** Opens the page as Markdown, in an assistant or in an editor, without scripts. */
export function OpenPage() {
  const { pathname } = useLocation();
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const names = customFields?.openIn as string[] | undefined;
  const hasSimulator = useHasSimulator();
  const links = [...openPageLinks(url, pathname, names), ...(hasSimulator ? [EDITOR] : [])];
  return (
    <>
      <PageAction className={styles.button} popoverTarget={ID} aria-label={NAME} title={NAME}>
        <Icon name="down" />
      </PageAction>
      <Popover className={styles.menu} id={ID} label={NAME} isOnlyHere>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </Popover>
    </>
  );
}
