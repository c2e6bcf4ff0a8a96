import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import { Link } from '../../../ui/Link';
import { format } from './counts';

/** The number of pairs of operation and error status, and how many of them the tests produced. */
export function Errors({ data, report }: { data: ProofData; report: Report }) {
  const { natural, simulated } = data.errors;
  const seen = report.errors.natural + report.errors.simulated;
  return (
    <p>
      The {data.operations} operations document {format(natural + simulated)} pairs of operation and error
      status. The tests got {format(seen)} of them from the simulator, with status and body as described:{' '}
      {format(natural)} have a natural cause, {format(simulated)} are requested with a header, because nothing
      in the simulator causes them. Each page shows the call; <Link to="/api/errors/">the errors page</Link>{' '}
      shows at least one for each status.
    </p>
  );
}
