import { translate } from '#core/labels/translate';
import { Heading } from '../../ui/Heading';
import { MainOrPart } from '../Failure';
import styles from './styles.module.css';

/** A loading indicator for a page: three beads that move along a rod. */
export function Loader() {
  return (
    <MainOrPart>
      <div id="loader" role="status">
        <div className={styles.rod} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <Heading as="h1" className={styles.text}>
          {translate('Loading the page')}
        </Heading>
      </div>
    </MainOrPart>
  );
}
