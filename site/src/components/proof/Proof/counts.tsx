import { translate } from '#core/labels/translate';
import { translations } from '#core/labels/translations';
import type { ProofCounts, Report } from '#core/contracts/report';
import { translateElements } from '../../../ui/translate-elements';
import { Disclosure } from '../../../ui/Disclosure';

/** Formats an integer with the separators of the language. */
export const format = (count: number): string => count.toLocaleString(translations.locale);

/** The number of snippets that ran in each language, and their results. */
export function Snippets({ report }: { report: Report }) {
  return (
    <>
      <p>
        {translate(
          'Every snippet of the reference sends its documented request to the simulator. The request that arrives must equal the documented one, value for value; the response must have the documented status and fit its schema.',
        )}
      </p>
      <Disclosure summary={translate('{count} languages', { count: report.snippets.languages.length })}>
        <table className="fits">
          <thead>
            <tr>
              <th>{translate('Language')}</th>
              <th>{translate('Run')}</th>
              <th>{translate('Same request')}</th>
              <th>{translate('Documented status')}</th>
            </tr>
          </thead>
          <tbody>
            {report.snippets.languages.map(({ language, executed, faithful, documentedResponses }) => (
              <tr key={language}>
                <th scope="row">{language}</th>
                <td>{format(executed)}</td>
                <td>{format(faithful)}</td>
                <td>{format(documentedResponses)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}

/** Random sequences of calls. */
export function Sequences({ report: { model, browser } }: { report: Report }) {
  return (
    <>
      <p>
        {translate(
          'A small model of invoices, credit notes, sessions, tokens and limits predicts what the simulator returns. It runs {sequences} random call sequences with {requests} requests: sums add up, credit notes stay within their invoices, final documents change only where they may, numbers have no gaps, pages show each record once, and every response matches the description.',
          { sequences: format(model.sequences), requests: format(model.requests) },
        )}
      </p>
      <ul>
        <li>
          {translate('{found} of {all} planted faults are found.', {
            found: model.faultsFound,
            all: model.faults,
          })}
        </li>
        <li>
          {translate(
            '{sequences} sequences with {responses} responses are the same in Node and in a browser, byte for byte.',
            { sequences: format(browser.sequences), responses: format(browser.responses) },
          )}
        </li>
        <li>
          {translate('The seed of all sequences is {seed}, so a run can be repeated.', { seed: model.seed })}
        </li>
      </ul>
    </>
  );
}

/** The results of `redocly respect`. */
export function Judge({ report: { respect }, counts }: { report: Report; counts: ProofCounts }) {
  return (
    <>
      <p>
        {translateElements(
          'The documented calls also exist as Arazzo workflows. {program}, a runner that knows nothing of our code, plays them against the simulator.',
          { program: <code>redocly respect</code> },
        )}
      </p>
      <ul>
        <li>
          {translate('{workflows} workflows with {calls} calls.', {
            workflows: format(counts.workflows),
            calls: format(counts.calls),
          })}
        </li>
        <li>
          {translate('{played} workflows were played; {failed} of {checks} checks failed.', {
            played: format(respect.workflows),
            failed: format(respect.failed),
            checks: format(respect.checks),
          })}
        </li>
        <li>
          {translate('{found} of {all} planted faults are found.', {
            found: respect.faultsFound,
            all: respect.faults,
          })}
        </li>
      </ul>
    </>
  );
}
