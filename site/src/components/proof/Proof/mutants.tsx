import type { MutantCount, NamedReason, Report } from '#core/contracts/report';
import { Fold } from '../../../ui/Fold';
import { format } from './counts';

/** Small faults put into examples, schemas, rules and snippets, and how many were noticed. */
export function Mutants({ report: { mutants } }: { report: Report }) {
  return (
    <>
      <p>
        A check that never fails proves nothing. So we break one thing at a time, and a check must notice.
        What no check notices is listed by name, with the reason. A change that makes no difference to anybody
        is not counted, and listed too.
      </p>
      <Fold summary={`${mutants.length} kinds of faults`}>
        <table className="fits">
          <thead>
            <tr>
              <th>What is broken</th>
              <th>Times</th>
              <th>Noticed</th>
            </tr>
          </thead>
          <tbody>
            {mutants.map(({ target, mutants: count, killed }) => (
              <tr key={target}>
                <th scope="row">{target}</th>
                <td>{format(count)}</td>
                <td>{format(killed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {mutants.map((count) => (
          <Unnoticed key={count.target} count={count} />
        ))}
      </Fold>
    </>
  );
}

function Unnoticed({ count: { target, survivors, equivalent } }: { count: MutantCount }) {
  return (
    <>
      <Names summary={`${target}: ${countNames(survivors)} not noticed`} reasons={survivors} />
      <Names summary={`${target}: ${countNames(equivalent)} without a difference`} reasons={equivalent} />
    </>
  );
}

function Names({ summary, reasons }: { summary: string; reasons: NamedReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Fold summary={summary}>
      {reasons.map(({ reason, names }) => (
        <div key={reason}>
          <p>{reason}:</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Fold>
  );
}

function countNames(reasons: NamedReason[]): number {
  return reasons.reduce((count, { names }) => count + names.length, 0);
}
