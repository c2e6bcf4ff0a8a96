import { translate } from '#core/labels/translate';
import type { Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import { BASIS_KINDS, BASIS_MEANINGS } from '#core/labels/proof';
import { capitalize } from '#core/text/capitalize';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { translateElements } from '../../../ui/translate-elements';
import { format } from './counts';

/** All sentences with their bases, for programs. */
const CLAIMS = 'claims.json';

/** The bases of all sentences, and how many false sentences the review of sentences notices. */
export function Sentences({ report: { sentences } }: { report: Report }) {
  const { bases, lies } = sentences;
  return (
    <>
      <p>
        {translateElements(
          'Each of the {count} sentences on these pages has a basis. A person compares them again when a sentence, its order or a value in it changes. {file} has all of them.',
          {
            count: format(sum(Object.values(bases))),
            file: <Link to={`pathname:///${CLAIMS}`}>{CLAIMS}</Link>,
          },
        )}
      </p>
      <table className="fits">
        <thead>
          <tr>
            <th>{translate('Basis')}</th>
            <th>{translate('Meaning')}</th>
            <th>{translate('Count')}</th>
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
        {translate(
          'The review notices {noticed} of {planted} false sentences that were made from true ones.',
          {
            noticed: format(sum(lies.map(({ noticed }) => noticed))),
            planted: format(sum(lies.map(({ planted }) => planted))),
          },
        )}
      </p>
      <Disclosure summary={translate('{count} classes of false sentences', { count: lies.length })}>
        <table className="fits">
          <thead>
            <tr>
              <th>{translate('Class')}</th>
              <th>{translate('Planted')}</th>
              <th>{translate('Noticed')}</th>
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
