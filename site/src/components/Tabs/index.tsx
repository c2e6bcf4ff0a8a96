import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Tab {
  /** What a shared choice is about, for example the id of a language. */
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Unique in the page. */
  name: string;
  label: string;
  tabs: Tab[];
  /** Name of a choice that several tabs of the page share (`src/client/share-choice.ts`). */
  choice?: string;
  /** True when the browser keeps the choice for later pages. */
  isRemembered?: boolean;
}

/** Radio buttons that show one panel each, by CSS alone; a single tab is its panel without a button. */
export function Tabs({ name, label, tabs, choice, isRemembered }: TabsProps) {
  if (tabs.length === 1) return tabs[0]?.content;
  return (
    <div className={styles.tabs} role="group" aria-label={label}>
      {tabs.map((tab, index) => (
        <Fragment key={tab.value}>
          <input
            className={styles.input}
            type="radio"
            id={`${name}.${tab.value}`}
            name={name}
            value={tab.value}
            defaultChecked={index === 0}
            data-choice={choice}
            data-remembered={isRemembered}
          />
          <label className={styles.label} htmlFor={`${name}.${tab.value}`}>
            {tab.label}
          </label>
          <div className={styles.panel}>{tab.content}</div>
        </Fragment>
      ))}
    </div>
  );
}
