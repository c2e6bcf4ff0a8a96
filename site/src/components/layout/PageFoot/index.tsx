import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Feedback } from '#core/contracts/project';
import { Link } from '../../../ui/Link';
import { composeMessage, fill } from './compose-message';
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
  const [helpful, unhelpful] = [messageTo('Helpful', 'mail'), messageTo('Not helpful', 'mail')];
  const mistake = messageTo('Mistake', 'form');
  const edit = feedback.edit && source && fill(feedback.edit, { file: source }).replaceAll('%2F', '/');
  if (!mistake && !edit && !changed) return null;
  return (
    <footer className={styles.foot} data-markdown-ignore="">
      {helpful && unhelpful && (
        <span>
          Was this page helpful? <Link to={helpful}>Yes</Link> <Link to={unhelpful}>No</Link>
        </span>
      )}
      {mistake && <Link to={mistake}>Report a mistake</Link>}
      {edit && <Link to={edit}>Edit this page</Link>}
      {changed && (
        <span className={styles.changed}>
          Last changed <time dateTime={changed}>{changed}</time>
        </span>
      )}
    </footer>
  );
}
