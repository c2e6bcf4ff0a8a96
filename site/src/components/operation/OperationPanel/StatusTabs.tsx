import { translate } from '#core/labels/translate';
import type { OperationData } from '#core/contracts/page-data';
import { CopyButton } from '../../../ui/CopyButton';
import { Icon } from '../../../ui/Icon';
import styles from './styles.module.css';

interface Status {
  status: string;
  name: string;
}

/** The most statuses that are tabs; the rest are in a menu. */
const maxTabs = 5;

/** Lists the successes, then the errors specific to the operation, then those of every operation. */
export function listStatuses({ responses, errors }: OperationData): Status[] {
  const special = errors.filter(({ common }) => !common);
  const all = [...responses, ...special, ...errors.filter(({ common }) => common)];
  return all.map(({ status, name }) => ({ status, name }));
}

export interface StatusTabsProps {
  statuses: Status[];
  /** Unique in the page. */
  name: string;
}

/** Chooses the response to show. The tab of a run comes first, once there is one. */
export function StatusTabs({ statuses, name }: StatusTabsProps) {
  const more = statuses.slice(maxTabs);
  const menu = `${name}-more`;
  return (
    <div className={styles.statuses} role="radiogroup" aria-label={translate('Response')} data-statuses>
      <div className={styles.tabs}>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- "Your run" is its text */}
        <label className={styles.tab} data-run-tab hidden>
          <input type="radio" name={name} value="run" data-choice="status" />
          <span>
            <i className={styles.bead} data-bead="hollow" />
            <span className={styles.word}>
              {translate('Your run')}
              <b />
            </span>
          </span>
        </label>
        {statuses.slice(0, maxTabs).map((status, index) => (
          <StatusRadio key={status.status} status={status} group={name} isFirst={index === 0} />
        ))}
      </div>
      {more.length > 0 && (
        <>
          <button type="button" className={styles.more} popoverTarget={menu}>
            {translate('{count} more', { count: more.length })}
            <Icon name="down" />
          </button>
          <div className={styles.menu} id={menu} popover="auto">
            {more.map((status) => (
              <StatusRadio key={status.status} status={status} group={name} isInMenu />
            ))}
          </div>
        </>
      )}
      <span className={styles.spacer} />
      <CopyButton label={translate('Copy the response')} hasText={false} />
    </div>
  );
}

interface StatusRadioProps {
  status: Status;
  /** Name of the radio group. */
  group: string;
  isFirst?: boolean;
  isInMenu?: boolean;
}

function StatusRadio({ status: { status, name }, group, isFirst, isInMenu }: StatusRadioProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- status and name are its text
    <label className={isInMenu ? styles.item : styles.tab}>
      <input type="radio" name={group} value={status} data-choice="status" defaultChecked={isFirst} />
      <span>
        <i className={styles.bead} data-bead={`${status[0]}xx`} />
        <b>{status}</b>
        <span className={isInMenu ? undefined : 'visually-hidden'}>&nbsp;{name}</span>
      </span>
    </label>
  );
}
