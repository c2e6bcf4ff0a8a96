import { translate } from '#core/labels/translate';
import { ABOUT_RUN } from '#core/labels/about-run';
import { useReference } from '../../../links/use-reference';
import { Link } from '../../../ui/Link';
import { RunLine } from '../../code/RunLine';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import { StatusTabs, type StatusTabsProps } from './StatusTabs';
import styles from './styles.module.css';

/**
 * The bar between request and responses: at the bottom until the response is reached, then above it. So the status of a run is in
 * view wherever the panel has been scrolled to.
 */
export function AnswerHead(props: StatusTabsProps) {
  const hasSimulator = useHasSimulator();
  const { landing } = useReference();
  return (
    <div className={styles.head} data-answer-head>
      <StatusTabs {...props} />
      <RunLine />
      {hasSimulator && (
        <p className={styles.live} data-markdown-ignore="">
          {translate('Run stays in the simulator, and your key is never sent.')}{' '}
          <Link to={`${landing}conventions/#${ABOUT_RUN.id}`}>{ABOUT_RUN.title}</Link>
        </p>
      )}
    </div>
  );
}
