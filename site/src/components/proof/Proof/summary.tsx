import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import { Fact, Facts } from '../../../ui/Facts';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** The checks, their results, and when they ran. */
export function Summary({ data, report }: { data: ProofData; report: Report }) {
  const { agents, errors, model, respect, measured } = report;
  const run = sum(report.snippets.map(({ executed }) => executed));
  const right = sum(report.snippets.map(({ documentedResponses }) => documentedResponses));
  const documented = data.errors.natural + data.errors.simulated;
  const planted = sum(report.mutants.map((count) => count.mutants));
  const noticed = sum(report.mutants.map(({ killed }) => killed));
  return (
    <>
      <p>
        {data.operations} operations and {data.events} events come from one description. On every change, the
        snippets, the errors and the sequences of calls below are run; most mutants are run every night. So
        the numbers can be older than the pages. The last results:
      </p>
      <Facts>
        <Fact label="Snippets">
          {format(run)} run in {report.snippets.length} languages; {format(right)} got the documented status
        </Fact>
        <Fact label="Errors">
          {format(errors.natural)} provoked and {format(errors.simulated)} shown on demand, of{' '}
          {format(documented)} documented
        </Fact>
        <Fact label="Mutants">
          {format(noticed)} of {format(planted)} mutants killed; the others are listed below
        </Fact>
        <Fact label="Sequences">
          {format(model.sequences)} random call sequences with {format(model.requests)} requests, all as
          expected
        </Fact>
        <Fact label="Independent runner">
          {format(respect.checks)} checks; {format(respect.failed)} failed
        </Fact>
        <Fact label="Programs">
          {format(agents.tool.solved)} of {format(agents.tasks)} tasks done with given calls through the docs
          tool; all facts of {format(agents.reader.solved)} found by a reader that understands nothing
        </Fact>
        <Fact label="Last report">
          <Disclosure
            summary={`${measured.on}, on revision ${measured.revision}, with Node ${measured.node}`}
          >
            <ul>
              {Object.entries(measured.seconds).map(([part, seconds]) => (
                <li key={part}>
                  {part}: {seconds} s
                </li>
              ))}
            </ul>
          </Disclosure>
        </Fact>
      </Facts>
    </>
  );
}
