import { translate } from '#core/labels/translate';
import type { EditCount, ProofCounts, Report } from '#core/contracts/report';
import { sum } from '#core/collections/sum';
import { BASIS_KINDS, BASIS_MEANINGS } from '#core/labels/proof';
import { capitalize } from '#core/text/capitalize';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { translateElements } from '../../../ui/translate-elements';
import { format } from './counts';

/** All sentences with their bases, for programs. */
const CLAIMS = 'claims.json';

interface SentencesProps {
  report: Report;
  counts: ProofCounts;
}

/** The bases of all sentences, and how many changed sentences the check shows to a reviewer. */
export function Sentences({ report: { sentences }, counts: { bases } }: SentencesProps) {
  const { lies, edits } = sentences;
  return (
    <>
      <p>
        {translateElements(
          'Each of the {count} sentences on these pages has a basis. Each changed sentence is shown to a reviewer. {file} has all of them.',
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
          'Of {planted} false sentences that were made from true ones, {shown} are shown to a reviewer. So are {others} of {edits} edits after which a sentence is still true: the check compares words, and a person decides.',
          {
            shown: format(sum(lies.map(({ shown }) => shown))),
            planted: format(sum(lies.map(({ planted }) => planted))),
            others: format(sum(edits.map(({ shown }) => shown))),
            edits: format(sum(edits.map(({ planted }) => planted))),
          },
        )}
      </p>
      <Edits
        summary={translate('{count} classes of false sentences', { count: lies.length })}
        counts={lies}
      />
      <Edits summary={translate('{count} classes of true edits', { count: edits.length })} counts={edits} />
    </>
  );
}

function Edits({ summary, counts }: { summary: string; counts: readonly EditCount[] }) {
  return (
    <Disclosure summary={summary}>
      <table className="fits">
        <thead>
          <tr>
            <th>{translate('Class')}</th>
            <th>{translate('Planted')}</th>
            <th>{translate('Shown to a reviewer')}</th>
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.class}>
              <th scope="row">{capitalize(count.class)}</th>
              <td>{format(count.planted)}</td>
              <td>{format(count.shown)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
