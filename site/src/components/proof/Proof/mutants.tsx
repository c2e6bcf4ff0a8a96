import { translate } from '#core/labels/translate';
import type { MutantCount, NamedReason, Report } from '#core/contracts/report';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** Small faults planted in examples, schemas, rules and snippets, and how many of them a check found. */
export function Mutants({ report: { mutants } }: { report: Report }) {
  return (
    <>
      <p>
        {translate(
          'A check that never fails proves nothing. So we change one thing at a time, and look whether a check fails. Mutants that survive are listed by name, with the reason. Equivalent mutants, which make no difference, are listed too, but not counted.',
        )}
      </p>
      <Disclosure summary={translate('{count} kinds of mutants', { count: mutants.targets.length })}>
        <table className="fits">
          <thead>
            <tr>
              <th>{translate('Mutated')}</th>
              <th>{translate('Mutants')}</th>
              <th>{translate('Killed')}</th>
            </tr>
          </thead>
          <tbody>
            {mutants.targets.map(({ target, mutants: count, killed }) => (
              <tr key={target}>
                <th scope="row">{target}</th>
                <td>{format(count)}</td>
                <td>{format(killed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {mutants.targets.map((count) => (
          <Unnoticed key={count.target} count={count} />
        ))}
      </Disclosure>
    </>
  );
}

function Unnoticed({ count: { target, survivors, equivalent } }: { count: MutantCount }) {
  return (
    <>
      <Names
        summary={translate('{target}: {count} survived', { target, count: countNames(survivors) })}
        reasons={survivors}
      />
      <Names
        summary={translate('{target}: {count} equivalent', { target, count: countNames(equivalent) })}
        reasons={equivalent}
      />
    </>
  );
}

function Names({ summary, reasons }: { summary: string; reasons: NamedReason[] }) {
  if (reasons.length === 0) return null;
  return (
    <Disclosure summary={summary}>
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
    </Disclosure>
  );
}

function countNames(reasons: NamedReason[]): number {
  return reasons.reduce((count, { names }) => count + names.length, 0);
}
