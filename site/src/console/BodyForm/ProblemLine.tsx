import { parsePointer } from '#core/json/pointer';
import type { ExplainedError } from '#core/schema/explain-error';
import { useForm } from './form-context';
import styles from './styles.module.css';

/** Above this number, the other problems are only counted. */
const MAX_LINKS = 3;

/** How many values are wrong, and where. */
export function ProblemLine({ onGo }: { onGo: (pointer: string) => void }) {
  const { problems, state } = useForm();
  const count = problems.length === 1 ? '1 value is wrong' : `${problems.length} values are wrong`;
  const isBroken = state.problem !== undefined;
  return (
    <div className={styles.problems} data-wrong={isBroken || problems.length > 0 || undefined}>
      <p role="status">{isBroken ? 'The JSON is not valid' : problems.length > 0 ? count : 'No problem'}</p>
      {!isBroken &&
        problems.slice(0, MAX_LINKS).map((problem) => (
          <button key={problem.pointer + problem.rule} type="button" onClick={() => onGo(problem.pointer)}>
            {nameOf(problem)}
          </button>
        ))}
      {!isBroken && problems.length > MAX_LINKS && <span>and {problems.length - MAX_LINKS} more</span>}
    </div>
  );
}

/** The name of a field as the errors of the API write it: `items[0].quantity`. */
function nameOf({ pointer }: ExplainedError): string {
  const name = parsePointer(pointer).map((token) => (/^\d+$/.test(token) ? `[${token}]` : `.${token}`));
  return name.join('').replace(/^\./, '') || 'body';
}
