import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface Tab {
  /** What a remembered choice stores, for example the id of a language. */
  value: string;
  label: string;
  content: ReactNode;
}

interface TabsProps {
  /** Unique in the page. */
  name: string;
  label: string;
  tabs: Tab[];
  /** Name of a choice that all tabs of the site share and the browser keeps (`src/client/remember-choice.ts`). */
  choice?: string;
}

/** Radio buttons that show one panel each, by CSS alone; a single tab is its panel without a button. */
export function Tabs({ name, label, tabs, choice }: TabsProps) {
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
