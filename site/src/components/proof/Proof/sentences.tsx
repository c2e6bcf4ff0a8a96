import type { Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import { BASIS_KINDS, BASIS_MEANINGS } from '#core/labels/proof';
import { capitalize } from '#core/text/capitalize';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** The bases of all sentences, and how many false sentences the review of sentences notices. */
export function Sentences({ report: { sentences } }: { report: Report }) {
  const { bases, lies } = sentences;
  return (
    <>
      <p>
        Each of the {format(sum(Object.values(bases)))} sentences on these pages has a basis. A person
        compares them again when a sentence, its order or a value in it changes.{' '}
        <Link to="pathname:///claims.json">claims.json</Link> has all of them.
      </p>
      <table className="fits">
        <thead>
          <tr>
            <th>Basis</th>
            <th>Meaning</th>
            <th>Count</th>
          </tr>
        </thead>
        <tbody>
          {BASIS_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">{capitalize(kind)}</th>
              <td>{BASIS_MEANINGS[kind]}</td>
              <td>{format(bases[kind])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The review notices {format(sum(lies.map(({ noticed }) => noticed)))} of{' '}
        {format(sum(lies.map(({ planted }) => planted)))} false sentences that were made from true ones.
      </p>
      <Disclosure summary={`${lies.length} classes of false sentences`}>
        <table className="fits">
          <thead>
            <tr>
              <th>Class</th>
              <th>Planted</th>
              <th>Noticed</th>
            </tr>
          </thead>
          <tbody>
            {lies.map((lie) => (
              <tr key={lie.class}>
                <th scope="row">{capitalize(lie.class)}</th>
                <td>{format(lie.planted)}</td>
                <td>{format(lie.noticed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
