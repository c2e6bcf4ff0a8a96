import { translate, translatePlural } from '#core/labels/translate';
import { parsePointer } from '#core/json/pointer';
import type { ExplainedError } from '#core/schema/explain-error';
import { useForm } from './form-context';
import styles from './styles.module.css';

/** Above this number, the other problems are only counted. */
const MAX_LINKS = 3;

/** How many values are wrong, and where. */
export function ProblemLine({ onGo }: { onGo: (pointer: string) => void }) {
  const { problems, state } = useForm();
  const count = translatePlural('{count} value is wrong|{count} values are wrong', problems.length);
  const isBroken = state.problem !== undefined;
  return (
    <div className={styles.problems} data-wrong={isBroken || problems.length > 0 || undefined}>
      <p role="status">
        {isBroken
          ? translate('The JSON is not valid')
          : problems.length > 0
            ? count
            : translate('No problem')}
      </p>
      {!isBroken &&
        problems.slice(0, MAX_LINKS).map((problem) => (
          <button key={problem.pointer + problem.rule} type="button" onClick={() => onGo(problem.pointer)}>
            {nameOf(problem)}
          </button>
        ))}
      {!isBroken && problems.length > MAX_LINKS && (
        <span>{translate('and {count} more', { count: problems.length - MAX_LINKS })}</span>
      )}
    </div>
  );
}

/** The name of a field as the errors of the API write it: `items[0].quantity`. */
function nameOf({ pointer }: ExplainedError): string {
  const name = parsePointer(pointer).map((token) => (/^\d+$/.test(token) ? `[${token}]` : `.${token}`));
  return name.join('').replace(/^\./, '') || translate('body');
}
