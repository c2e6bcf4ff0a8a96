import type { ResponseData } from '#core/contracts/page-data';
import { ERROR_LABELS } from '#core/labels/errors';
import { SECTIONS } from '#core/labels/sections';
import { useReference } from '../../../links/use-reference';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { Notes } from '../../citations/Notes';
import { Citation } from '../../citations/Sources';
import { ResponseLinks } from '../ResponseLinks';
import { ResponseHeaders } from '../Responses';
import { ErrorBody } from './ErrorBody';
import styles from './styles.module.css';

/** The errors of an operation: those specific to it, then those that every operation can return. */
export function ErrorTable({ errors, advice }: { errors: ResponseData[]; advice?: string }) {
  const common = errors.filter((error) => error.common);
  const { landing } = useReference();
  return (
    <Section id="errors" title={SECTIONS.errors}>
      <table className={styles.errors}>
        <thead>
          <tr>
            <th scope="col">{ERROR_LABELS.status}</th>
            <th scope="col">{ERROR_LABELS.when}</th>
          </tr>
        </thead>
        <tbody>
          {errors
            .filter((error) => !error.common)
            .map((error) => (
              <ErrorRow key={error.status} error={error} />
            ))}
          {common.length > 0 && (
            <tr>
              <td colSpan={2}>
                <div className={styles.row}>
                  {common.map((error) => (
                    <div key={error.status}>
                      <StatusLink error={error} />
                    </div>
                  ))}
                </div>
                {ERROR_LABELS.common} <Link to={`${landing}errors/`}>{ERROR_LABELS.commonLink}</Link>.{' '}
                {advice}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Section>
  );
}

function ErrorRow({ error }: { error: ResponseData }) {
  return (
    <tr data-part="error">
      <th scope="row">
        <span data-part="name">
          <StatusLink error={error} />
        </span>
      </th>
      <td>
        <RichText html={error.html} part="text" />
        {error.basis && <Citation {...error.basis} />}
        <Notes notes={error.notes} />
        <ResponseHeaders status={error.status} headers={error.headers} />
        <ErrorBody error={error} />
        <ResponseLinks status={error.status} links={error.links} />
      </td>
    </tr>
  );
}

/** Shows the error's body and cause in the panel (`src/client/panel.ts`); without scripts, it links to the page of errors. */
function StatusLink({ error: { status, name } }: { error: ResponseData }) {
  const { landing } = useReference();
  return (
    <Link className={styles.status} to={`${landing}errors/#${status}`} data-show-status={status}>
      <i className={styles.bead} data-bead={`${status[0]}xx`} />
      {status}
      <span className="visually-hidden">&nbsp;{name}</span>
    </Link>
  );
}
