import { translate } from '#core/labels/translate';
import type { Report } from '#core/contracts/report';
import { MOST_FETCHES, MOST_SHOWN } from '#core/labels/proof';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** How programs solve tasks with the docs, and which pages they need for it. */
export function Agents({ report: { tool, reader } }: { report: Report }) {
  const { tasks } = tool;
  return (
    <>
      <p>
        {translate(
          '{tasks} tasks say in everyday words what an integrator is asked to do. For the docs tool, the calls of each task are given: sent through the tool, they must leave the simulator as the task asks.',
          { tasks: format(tasks) },
        )}
      </p>
      <p>
        {translate(
          'The keyword-only baseline is given only the words: it looks in the Markdown of the pages for the {facts} facts that the tasks need. It opens what has the words of a task, at most {files} files with the list of all pages.',
          { facts: format(reader.facts), files: MOST_FETCHES },
        )}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls needs the focus */}
      <table tabIndex={0}>
        <thead>
          <tr>
            <th>{translate('Program')}</th>
            <th>{translate('Tasks done')}</th>
            <th>{translate('Tasks with all facts')}</th>
            <th>{translate('Facts found')}</th>
            <th>{translate('Files opened (median)')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{translate('Given calls, through the docs tool')}</th>
            <td>{translate('{some} of {all}', { some: format(tool.solved), all: format(tasks) })}</td>
            <td>–</td>
            <td>–</td>
            <td>–</td>
          </tr>
          <tr>
            <th scope="row">{translate('Keyword-only baseline')}</th>
            <td>–</td>
            <td>{translate('{some} of {all}', { some: format(reader.solved), all: format(tasks) })}</td>
            <td>{translate('{some} of {all}', { some: format(reader.found), all: format(reader.facts) })}</td>
            <td>{format(reader.medianFetches)}</td>
          </tr>
        </tbody>
      </table>
      <Worth reader={reader} />
    </>
  );
}

function Worth({ reader: { pages, worth } }: { reader: Report['reader'] }) {
  return (
    <>
      <p>
        {translate(
          'Without a page, the baseline can miss the facts of a task that it finds now, or need more files. That is so for {count} of the {all} pages.',
          { count: format(worth.length), all: format(pages) },
        )}
      </p>
      <Disclosure
        summary={translate('The {count} pages that most of these tasks need', { count: MOST_SHOWN })}
      >
        <table className="fits">
          <thead>
            <tr>
              <th>{translate('Page')}</th>
              <th>{translate('Tasks lost without it')}</th>
              <th>{translate('Tasks that take more files')}</th>
            </tr>
          </thead>
          <tbody>
            {worth.slice(0, MOST_SHOWN).map(({ page, lost, slower }) => (
              <tr key={page}>
                <th scope="row">
                  <Link to={page}>{page}</Link>
                </th>
                <td>{format(lost)}</td>
                <td>{format(slower)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  );
}
