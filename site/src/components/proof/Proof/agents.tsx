import type { Report } from '#core/contracts/report';
import { MOST_FETCHES, MOST_SHOWN } from '#core/labels/proof';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** How programs solve tasks with the docs, and which pages they need for it. */
export function Agents({ report: { agents } }: { report: Report }) {
  const { tasks, tool, reader } = agents;
  return (
    <>
      <p>
        {format(tasks)} tasks say in everyday words what an integrator is asked to do. For the docs tool, the
        calls of each task are given: sent through the tool, they must leave the simulator as the task asks.
      </p>
      <p>
        The reader is given only the words, and understands nothing: it looks in the Markdown of the pages for
        the {format(reader.facts)} facts that the tasks need. It opens what has the words of a task, at most{' '}
        {MOST_FETCHES} files with the list of all pages.
      </p>
      <table>
        <thead>
          <tr>
            <th>Program</th>
            <th>Tasks done</th>
            <th>Tasks with all facts</th>
            <th>Facts found</th>
            <th>Files opened (median)</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Given calls, through the docs tool</th>
            <td>
              {format(tool.solved)} of {format(tasks)}
            </td>
            <td>–</td>
            <td>–</td>
            <td>–</td>
          </tr>
          <tr>
            <th scope="row">Reader without understanding</th>
            <td>–</td>
            <td>
              {format(reader.solved)} of {format(tasks)}
            </td>
            <td>
              {format(reader.found)} of {format(reader.facts)}
            </td>
            <td>{format(reader.medianFetches)}</td>
          </tr>
        </tbody>
      </table>
      <Worth reader={reader} />
    </>
  );
}

function Worth({ reader: { pages, worth } }: { reader: Report['agents']['reader'] }) {
  return (
    <>
      <p>
        Without a page, this reader can miss the facts of a task that it finds now, or need more files. That
        is so for {format(worth.length)} of the {format(pages)} pages.
      </p>
      <Disclosure summary={`The ${MOST_SHOWN} pages that most of these tasks need`}>
        <table className="fits">
          <thead>
            <tr>
              <th>Page</th>
              <th>Tasks lost without it</th>
              <th>Tasks that take more files</th>
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
