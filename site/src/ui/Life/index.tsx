import { Fragment } from 'react';
import type { LifeData } from '#core/contracts/page-data';
import { Link } from '../Link';
import { Separator } from '../Separator';
import styles from './styles.module.css';

/** Since when something is there and deprecated, and which version no longer has it: each a link to the change. */
export function Life({ of: { life } }: { of: { life?: LifeData } }) {
  return life?.map(({ label, href }) => (
    <Fragment key={label}>
      <Separator>,</Separator>{' '}
      <Link className={`link ${styles.life}`} to={href} data-part="life">
        {label}
      </Link>
    </Fragment>
  ));
}
