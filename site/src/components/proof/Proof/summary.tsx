import { translate } from '#core/labels/translate';
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
        {translate(
          '{operations} operations and {events} events come from one description. On every change, the snippets, the errors and the sequences of calls below are run; most mutants are run every night. So the numbers can be older than the pages. The last results:',
          { operations: data.operations, events: data.events },
        )}
      </p>
      <Facts>
        <Fact label={translate('Snippets')}>
          {translate('{run} run in {languages} languages; {right} got the documented status', {
            run: format(run),
            languages: report.snippets.length,
            right: format(right),
          })}
        </Fact>
        <Fact label={translate('Errors')}>
          {translate('{provoked} provoked and {shown} shown on demand, of {documented} documented', {
            provoked: format(errors.natural),
            shown: format(errors.simulated),
            documented: format(documented),
          })}
        </Fact>
        <Fact label={translate('Mutants')}>
          {translate('{killed} of {all} mutants killed; the others are listed below', {
            killed: format(noticed),
            all: format(planted),
          })}
        </Fact>
        <Fact label={translate('Sequences')}>
          {translate('{sequences} random call sequences with {requests} requests, all as expected', {
            sequences: format(model.sequences),
            requests: format(model.requests),
          })}
        </Fact>
        <Fact label={translate('Independent runner')}>
          {translate('{checks} checks; {failed} failed', {
            checks: format(respect.checks),
            failed: format(respect.failed),
          })}
        </Fact>
        <Fact label={translate('Programs')}>
          {translate(
            '{solved} of {tasks} tasks done with given calls through the docs tool; all facts of {read} found by a reader that understands nothing',
            {
              solved: format(agents.tool.solved),
              tasks: format(agents.tasks),
              read: format(agents.reader.solved),
            },
          )}
        </Fact>
        <Fact label={translate('Last report')}>
          <Disclosure
            summary={translate('{day}, on revision {revision}, with Node {node}', {
              day: measured.on,
              revision: measured.revision,
              node: measured.node,
            })}
          >
            <ul>
              {Object.entries(measured.seconds).map(([part, seconds]) => (
                <li key={part}>{translate('{part}: {seconds} s', { part, seconds })}</li>
              ))}
            </ul>
          </Disclosure>
        </Fact>
      </Facts>
    </>
  );
}
