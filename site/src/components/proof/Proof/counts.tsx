import type { Report } from '#core/contracts/report';
import { Disclosure } from '../../../ui/Disclosure';

/** Formats an integer with thousands separators. */
export const format = (count: number): string => count.toLocaleString('en');

/** The number of snippets that ran in each language, and their results. */
export function Snippets({ report }: { report: Report }) {
  return (
    <>
      <p>
        Every snippet of the reference sends its documented request to the simulator. The request that arrives
        must equal the documented one, value for value; the response must have the documented status and fit
        its schema.
      </p>
      <Disclosure summary={`${report.snippets.length} languages`}>
        <table className="fits">
          <thead>
            <tr>
              <th>Language</th>
              <th>Run</th>
              <th>Same request</th>
              <th>Documented status</th>
            </tr>
          </thead>
          <tbody>
            {report.snippets.map(({ language, executed, faithful, documentedResponses }) => (
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
        A small model of invoices, credit notes, sessions, tokens and limits predicts what the simulator
        returns. It runs {format(model.sequences)} random call sequences with {format(model.requests)}{' '}
        requests: sums add up, credit notes stay within their invoices, final documents change only where they
        may, numbers have no gaps, pages show each record once, and every response matches the description.
      </p>
      <ul>
        <li>
          {model.faultsFound} of {model.faults} planted faults are found.
        </li>
        <li>
          {format(browser.sequences)} sequences with {format(browser.responses)} responses are the same in
          Node and in a browser, byte for byte.
        </li>
        <li>The seed of all sequences is {model.seed}, so a run can be repeated.</li>
      </ul>
    </>
  );
}

/** The results of `redocly respect`. */
export function Judge({ report: { respect } }: { report: Report }) {
  return (
    <>
      <p>
        The documented calls also exist as Arazzo workflows. <code>redocly respect</code>, a runner that knows
        nothing of our code, plays them against the simulator.
      </p>
      <ul>
        <li>
          {format(respect.workflows)} workflows with {format(respect.steps)} calls and{' '}
          {format(respect.checks)} checks; {format(respect.failed)} failed.
        </li>
        <li>
          {respect.faultsFound} of {respect.faults} planted faults are found.
        </li>
      </ul>
    </>
  );
}
