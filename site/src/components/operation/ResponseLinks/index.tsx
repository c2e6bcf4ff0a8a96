import { translate } from '#core/labels/translate';
import type { ResponseLinkData } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { AnchorLink } from '../../../ui/AnchorLink';
import { Disclosure } from '../../../ui/Disclosure';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { translateElements } from '../../../ui/translate-elements';
import styles from './styles.module.css';

/** The calls that a response makes possible, and the values that each takes from it. */
export function ResponseLinks({ status, links = [] }: { status: string; links?: ResponseLinkData[] }) {
  if (links.length === 0) return null;
  return (
    <Disclosure summary={SECTIONS.links}>
      <ul className={styles.links} aria-label={translate('Links of the response {status}', { status })}>
        {links.map((link) => (
          <li key={link.id} id={link.id} data-part="link">
            <p className={styles.head}>
              <code data-part="name">{link.name}</code> <Arrow to="to" />{' '}
              {link.target ? (
                <Link to={link.target.href}>{link.target.label}</Link>
              ) : (
                <code>{link.reference}</code>
              )}
              {link.server && (
                <> {translateElements('on {server}', { server: <code>{link.server}</code> })}</>
              )}
              <AnchorLink id={link.id} label={link.name} />
            </p>
            <RichText html={link.html} className={styles.text} part="text" />
            {link.values && (
              <ul className={styles.values}>
                {link.values.map(({ name, value }) => (
                  <li key={name} data-part="value">
                    <code>{name}</code> <Arrow to="from" /> <code>{value}</code>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function Arrow({ to }: { to: 'to' | 'from' }) {
  return (
    <>
      <span aria-hidden="true">{to === 'to' ? '→' : '←'}</span>
      <span className="visually-hidden">{to === 'to' ? translate('to') : translate('from')}</span>
    </>
  );
}
