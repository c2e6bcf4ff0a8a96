import { useSyncExternalStore } from 'react';
import { translate } from '#core/labels/translate';
import type { Measured } from '#core/contracts/report';
import { isStale, MOST_COMMITS, MOST_DAYS } from '#core/report/age';

const never = () => () => undefined;

/**
 * The run that counted a block of the report, and whether that is too long ago: by the build, and by the reader's day, because a
 * site may not be built again for a while.
 * @param wasStale when the site was built.
 */
export function Counted({ measured, wasStale }: { measured: Measured; wasStale: boolean }) {
  const isOld = useSyncExternalStore(
    never,
    () => wasStale || isStale(measured, new Date().toISOString()),
    () => wasStale,
  );
  return (
    <p>
      {translate('Counted on {day}, on revision {revision}, with Node {node}, in {seconds} s.', {
        day: measured.on,
        revision: measured.revision,
        node: measured.node,
        seconds: measured.seconds,
      })}
      {isOld && (
        <>
          {' '}
          <strong>{translate('Stale')}</strong>
          {translate(': this was more than {commits} commits or {days} days ago.', {
            commits: MOST_COMMITS,
            days: MOST_DAYS,
          })}
        </>
      )}
    </p>
  );
}
