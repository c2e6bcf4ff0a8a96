import { translate } from '#core/labels/translate';
import type { LiveOperation } from '#core/contracts/live';
import { Button } from '../../../ui/Button';

/** Opens the console that sends real requests (`src/live/open-on-click.ts`). Without scripts, there is no button. */
export function LiveButton({ operation }: { operation: LiveOperation }) {
  return (
    <Button
      look="quiet"
      className="needs-script"
      aria-label={translate('Send a real request: {call}', { call: operation.summary })}
      data-live={JSON.stringify(operation)}
    >
      {translate('Send')}
    </Button>
  );
}
