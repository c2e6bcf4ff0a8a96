import { translate } from '#core/labels/translate';
import type { ProofData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import { Fact, Facts } from '../../../ui/Facts';
import { format } from './counts';

/** The checks and their last results. */
export function Summary({ data, report }: { data: ProofData; report: Report }) {
  const { tool, reader, errors, model, respect, snippets, mutants } = report;
  const run = sum(snippets.languages.map(({ executed }) => executed));
  const right = sum(snippets.languages.map(({ documentedResponses }) => documentedResponses));
  const documented = data.errors.natural + data.errors.simulated;
  const planted = sum(mutants.targets.map((count) => count.mutants));
  const noticed = sum(mutants.targets.map(({ killed }) => killed));
  return (
    <>
      <p>
        {translate(
          '{operations} operations and {events} events come from one description. On every change, the snippets, the errors and the sequences of calls below are run; most mutants are run every night. So the numbers can be older than the pages: each section says when it was counted. The last results:',
          { operations: data.operations, events: data.events },
        )}
      </p>
      <Facts>
        <Fact label={translate('Snippets')}>
          {translate('{run} run in {languages} languages; {right} got the documented status', {
            run: format(run),
            languages: snippets.languages.length,
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
            '{solved} of {tasks} tasks done with given calls through the docs tool; a keyword-only baseline found every fact for {read}',
            {
              solved: format(tool.solved),
              tasks: format(tool.tasks),
              read: format(reader.solved),
            },
          )}
        </Fact>
      </Facts>
    </>
  );
}
