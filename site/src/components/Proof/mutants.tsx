import type { MutantCount, Report } from '../../../../tests/report/report';
import { format } from './counts';

/** Small faults put into examples, schemas, rules and snippets, and how many were noticed. */
export function Mutants({ report: { mutants } }: { report: Report }) {
  return (
    <>
      <p>
        A check that never fails proves nothing. So we break one thing at a time, and a check must notice.
        What no check notices is listed by name, with the reason.
      </p>
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
        <Survivors key={count.target} count={count} />
      ))}
    </>
  );
}

function Survivors({ count: { target, survivors } }: { count: MutantCount }) {
  if (survivors.length === 0) return null;
  return (
    <details>
      <summary>
        {target}: {survivors.length} not noticed
      </summary>
      <ul>
        {survivors.map(({ name, reason }) => (
          <li key={name}>
            <code>{name}</code>: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
