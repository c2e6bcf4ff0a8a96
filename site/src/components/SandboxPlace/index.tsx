import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import styles from './styles.module.css';

interface SandboxPlaceProps {
  /** Operation that the buttons inside are about. */
  operation: string;
  /** Name of the request example. */
  request?: string;
  /** Buttons (`SandboxButton`), and what stands with them. */
  children: ReactNode;
  /** What stands above the buttons, also where there is no sandbox. */
  before?: ReactNode;
}

/**
 * Buttons that the sandbox in the page answers, and the place where the answer appears (`src/client/open-sandbox.ts`). A
 * site for another description has no sandbox, and without scripts there is none either.
 */
export function SandboxPlace({ operation, request, children, before }: SandboxPlaceProps) {
  const { hasSandbox } = useDocusaurusContext().siteConfig.customFields ?? {};
  if (hasSandbox !== true) return before;
  return (
    <div className={styles.place} data-sandbox={operation} data-request={request}>
      {before}
      <div className={styles.buttons}>{children}</div>
      <div data-sandbox-answer />
    </div>
  );
}
