import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';

/** What the page is about, and when its times were measured. */
export function Summary({ data, report: { measured } }: { data: ProofData; report: Report }) {
  const times = Object.entries(measured.seconds).map(([part, seconds]) => `${part} ${seconds} s`);
  return (
    <>
      <p>
        One API description holds {data.operations} operations and {data.events} events. Everything on these
        pages is made from it or compared with it, on every change. The numbers below come from the tests
        themselves: when one of them changes, the checks fail until it is published here.
      </p>
      <p>
        Times of the run on {measured.on} with Node {measured.node}: {times.join(', ')}.
      </p>
    </>
  );
}
