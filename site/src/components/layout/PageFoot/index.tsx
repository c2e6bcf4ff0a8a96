import { translate } from '#core/labels/translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Feedback } from '#core/contracts/project';
import { Link } from '../../../ui/Link';
import { composeMessage, fill } from './compose-message';
import { translateElements } from '../../../ui/translate-elements';
import styles from './styles.module.css';

interface PageFootProps {
  title: string;
  /** Path of the page's source in the repository, without slash at the start. */
  source?: string;
  /** Day of the last change of the source: `2026-11-24`. */
  changed?: string;
}

/** The end of a page: messages to its writers, its source and the day of its last change, as far as the project has them. */
export function PageFoot({ title, source, changed }: PageFootProps) {
  const { pathname } = useLocation();
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const feedback = (customFields?.feedback ?? {}) as Feedback;
  const body = `${url}${pathname}\n\n`;
  const messageTo = (subject: string, prefers: 'mail' | 'form') =>
    composeMessage(feedback, { title: `${subject}: ${title}`, body }, prefers);
  const [helpful, unhelpful] = [
    messageTo(translate('Helpful'), 'mail'),
    messageTo(translate('Not helpful'), 'mail'),
  ];
  const mistake = messageTo(translate('Mistake'), 'form');
  const edit = feedback.edit && source && fill(feedback.edit, { file: source }).replaceAll('%2F', '/');
  if (!mistake && !edit && !changed) return null;
  return (
    <footer className={styles.foot} data-markdown-ignore="">
      {helpful && unhelpful && (
        <span>
          {translate('Was this page helpful?')} <Link to={helpful}>{translate('Yes')}</Link>{' '}
          <Link to={unhelpful}>{translate('No')}</Link>
        </span>
      )}
      {mistake && <Link to={mistake}>{translate('Report a mistake')}</Link>}
      {edit && <Link to={edit}>{translate('Edit this page')}</Link>}
      {changed && (
        <span className={styles.changed}>
          {translateElements('Last changed {day}', { day: <time dateTime={changed}>{changed}</time> })}
        </span>
      )}
    </footer>
  );
}
