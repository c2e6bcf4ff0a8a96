import { type ReactNode, useCallback, useState } from 'react';
import { Heading } from '../../ui/Heading';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './styles.module.css';

interface FailureProps {
  icon: IconName;
  title: string;
  /** What failed and what did not, then the ways on. */
  children: ReactNode;
}

/** Stands for a page, or for its text, that cannot be shown. */
export function Failure({ icon, title, children }: FailureProps) {
  return (
    <MainOrPart>
      <div role="alert" className={styles.failure}>
        <Icon name={icon} />
        <Heading as="h1">{title}</Heading>
        {children}
      </div>
    </MainOrPart>
  );
}

/** The buttons of a failure, the one that most readers press first. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** What fails inside a page stands in the page's own `main`. */
export function MainOrPart({ children }: { children: ReactNode }) {
  const [isPart, setPart] = useState(false);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setPart(element.parentElement?.closest('main') !== null);
  }, []);
  const Part = isPart ? 'div' : 'main';
  return (
    <Part ref={place} className={styles.place}>
      {children}
    </Part>
  );
}
