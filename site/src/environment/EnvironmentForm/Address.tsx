import { followsServer } from '../follows-server';
import { hasWholeAddresses, servers } from '../choices';
import { isAllowed } from '../stored-choice';
import type { FormValue } from '.';
import { variablesOf, type Draft } from './draft';
import styles from './styles.module.css';

/** The base address with the reader's values in it, as far as an address can have them. */
export function Address({ draft, values }: { draft: Draft; values: readonly FormValue[] }) {
  const variables = variablesOf(draft.server, values);
  const template = servers[draft.server]?.template ?? '';
  const isShown = hasWholeAddresses ? followsServer(values) : variables.length > 0;
  const texts = template.split(/\{[^{}]*\}/);
  if (!isShown || (!hasWholeAddresses && texts.length !== variables.length + 1)) return null;
  const names = hasWholeAddresses ? (template.match(/\{[^{}]*\}/g) ?? []) : variables.map(({ name }) => name);
  return (
    <p className={styles.hint}>
      {texts.map((text, index) => {
        const variable = variables.find(({ name }) => name === names[index - 1]);
        return (
          <span key={index}>
            {variable && <b>{shownValue(variable, draft)}</b>}
            {text}
          </span>
        );
      })}
    </p>
  );
}

function shownValue({ name, value }: FormValue, { server, values }: Draft): string {
  const own = (values[name] ?? '').trim();
  return own !== '' && isAllowed(name, own, server) ? own : value;
}
