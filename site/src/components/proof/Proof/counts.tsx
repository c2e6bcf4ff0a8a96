import type { Report } from '#core/contracts/report';
import { Fold } from '../../../ui/Fold';

/** A whole number with separators. */
export const format = (count: number): string => count.toLocaleString('en');

/** How many snippets of each language ran, and what came of them. */
export function Snippets({ report }: { report: Report }) {
  return (
    <>
      <p>
        Each documented request is sent by its snippet in each language, to the simulator. What arrives must
        be the documented request, value for value, and the response must be the documented one.
      </p>
      <Fold summary={`${report.snippets.length} languages`}>
        <table className="fits">
          <thead>
            <tr>
              <th>Language</th>
              <th>Run</th>
              <th>Same request</th>
              <th>Same response</th>
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
      </Fold>
    </>
  );
}

/** Random sequences of calls. */
export function Sequences({ report: { model, browser } }: { report: Report }) {
  return (
    <>
      <p>
        A small model of invoices, credit notes, sessions, tokens and limits foresees what the simulator
        returns. It plays {format(model.sequences)} random sequences with {format(model.requests)} requests:
        sums add up, credit notes stay within their invoices, final documents stay as they are, numbers have
        no gaps, pages show each record once, and every response keeps the description.
      </p>
      <ul>
        <li>
          {model.faultsFound} of {model.faults} faults that we plant are found.
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

/** `redocly respect`. */
export function Judge({ report: { respect } }: { report: Report }) {
  return (
    <>
      <p>
        The same calls are written down as Arazzo workflows. <code>redocly respect</code>, a program that
        shares no code with our tests, plays them against the simulator.
      </p>
      <ul>
        <li>
          {format(respect.workflows)} workflows with {format(respect.steps)} calls and{' '}
          {format(respect.checks)} checks; {format(respect.failed)} failed.
        </li>
        <li>
          {respect.faultsFound} of {respect.faults} faults that we plant are found.
        </li>
      </ul>
    </>
  );
}
