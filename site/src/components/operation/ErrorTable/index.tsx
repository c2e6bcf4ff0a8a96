import { translate, translatePlural } from '#core/labels/translate';
import type { ResponseData } from '#core/contracts/page-data';
import { ERROR_LABELS } from '#core/labels/errors';
import { SECTIONS } from '#core/labels/sections';
import { useReference } from '../../../links/use-reference';
import { Disclosure } from '../../../ui/Disclosure';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { Section } from '../../../ui/Section';
import { Notes } from '../../citations/Notes';
import { Citation } from '../../citations/Sources';
import { Body } from '../../schema/Body';
import { countBodyFields } from '../../schema/Members';
import { ResponseLinks } from '../ResponseLinks';
import { ResponseHeaders } from '../Responses';
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

/** The fields of a body that is not simply an object of the API; the panel shows the other bodies by example. */
function ErrorBody({ error: { status, content = [] } }: { error: ResponseData }) {
  const bodies = content.filter(({ schema }) => schema && Object.keys(schema).length > 1);
  if (bodies.length === 0) return null;
  const count = countBodyFields(bodies);
  return (
    <Disclosure
      summary={
        <>
          {count === 0
            ? translate('Body')
            : translatePlural('Body: {count} field|Body: {count} fields', count)}
          <span className="visually-hidden"> {translate('of the response {status}', { status })}</span>
        </>
      }
    >
      <div className={styles.bodies}>
        <Body content={bodies} />
      </div>
    </Disclosure>
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
