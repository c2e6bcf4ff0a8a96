import { type ReactNode, useCallback, useState } from 'react';
import { Heading } from '../../ui/Heading';
import { Icon, type IconName } from '../../ui/Icon';
import styles from './styles.module.css';

interface FailureProps {
  icon: IconName;
  title: string;
  /** An explanation of what failed and what still works, then the actions. */
  children: ReactNode;
}

/** Replaces a page, or the content of a page, that cannot be shown. */
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

/** The buttons of a failure, starting with the one that most readers need. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A `main` element around the failure, or a `div` if the failure is already inside the page's `main`. */
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
