import { useId } from 'react';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { useHasSimulator } from '../../../ui/use-has-simulator';
import styles from './styles.module.css';

type Values = readonly { name: string; value: string }[];

/**
 * Asks for the reader's own account and key, which all snippets then contain (`src/client/reader-values.ts`). Without scripts, it
 * does not ask for anything.
 */
export function ReaderValues({ values }: { values: Values }) {
  const hasSimulator = useHasSimulator();
  const id = useId();
  const [first] = values;
  return (
    <>
      <Button look="quiet" className="needs-script" popoverTarget={id}>
        <Icon name="key" />
        <span className="visually-hidden">Use your own values: </span>
        <span className={styles.own} data-reader-value={first?.name}>
          {first?.value}
        </span>
      </Button>
      <div
        className={styles.popover}
        data-markdown-ignore=""
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Your own values"
      >
        <form className={styles.form} data-reader-values>
          {values.map(({ name, value }) => (
            <label key={name} className={styles.label}>
              {labelOf(name)}
              <input
                className={styles.input}
                name={name}
                placeholder={value}
                pattern="[A-Za-z0-9_\-]*"
                title="Letters, digits, _ and - only"
                maxLength={100}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
              />
            </label>
          ))}
          <p className={styles.text}>
            They are kept in this browser and never sent
            {hasSimulator && ': the simulator in this page goes on using its own key'}. Do not type a live
            secret key on a machine that others use.
          </p>
          <div className={styles.buttons}>
            <Button type="submit" isMain>
              Show in snippets
            </Button>
            <Button type="reset">Clear</Button>
            <span role="status" className={styles.status} />
          </div>
        </form>
      </div>
    </>
  );
}

/** Converts a name to a label: `apiKey` to `API key`, `account` to `Account`. */
function labelOf(name: string): string {
  const words = name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.replace(/^api\b/, 'API').replace(/^[a-z]/, (letter) => letter.toUpperCase());
}
