import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import styles from './styles.module.css';

interface SectionProps {
  id: string;
  title: string;
  /** Next to the title: media type and type. */
  type?: ReactNode;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A section of a reference page, with its heading. */
export function Section({ id, title, type, action, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading as="h2" id={id}>
          {title}
        </Heading>
        {type && <div className={styles.type}>{type}</div>}
        {action}
      </div>
      {children}
    </section>
  );
}
