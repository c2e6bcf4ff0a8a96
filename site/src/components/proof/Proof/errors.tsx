import { translate } from '#core/labels/translate';
import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import { Link } from '../../../ui/Link';
import { translateElements } from '../../../ui/translate-elements';
import { format } from './counts';

/** The number of pairs of operation and error status, and how many of them the tests produced. */
export function Errors({ data, report }: { data: ProofData; report: Report }) {
  const { natural, simulated } = data.errors;
  const seen = report.errors.natural + report.errors.simulated;
  return (
    <p>
      {translateElements(
        'The {operations} operations document {pairs} pairs of operation and error status. The tests got {seen} of them from the simulator, with status and body as described: {natural} have a natural cause, {simulated} are requested with a header, because nothing in the simulator causes them. Each page shows the call; {page} shows at least one for each status.',
        {
          operations: data.operations,
          pairs: format(natural + simulated),
          seen: format(seen),
          natural: format(natural),
          simulated: format(simulated),
          page: <Link to="/api/errors/">{translate('the errors page')}</Link>,
        },
      )}
    </p>
  );
}
