import type { Report } from '#core/contracts/report';
import { MOST_SHOWN } from '#core/labels/proof';
import { Link } from '../../../ui/Link';
import { Disclosure } from '../../../ui/Disclosure';
import { format } from './counts';

/** How programs solve tasks with the docs, and which pages they need for it. */
export function Agents({ report: { agents } }: { report: Report }) {
  const { tasks, tool, reader } = agents;
  return (
    <>
      <p>
        {format(tasks)} tasks say in everyday words what an integrator is asked to do. What counts is the
        state of the simulator afterwards.
      </p>
      <p>
        One program solves them through the docs tool. The other one understands nothing: it looks in the
        Markdown of the pages for the {format(reader.facts)} facts that the tasks need. It opens what has the
        words of a task, and may open eight files, the list of all pages included.
      </p>
      <table className="fits">
        <thead>
          <tr>
            <th>Program</th>
            <th>Tasks</th>
            <th>Facts found</th>
            <th>Files opened (median)</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Docs tool</th>
            <td>
              {format(tool.solved)} of {format(tasks)}
            </td>
            <td>none needed</td>
            <td>none</td>
          </tr>
          <tr>
            <th scope="row">Reader without understanding</th>
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
        Take a page away, and this reader can fail. {format(worth.length)} of the {format(pages)} pages are
        needed like that; no task needs the other {format(pages - worth.length)}. These are needed most:
      </p>
      <Disclosure summary={`The ${MOST_SHOWN} pages that most tasks need`}>
        <table className="fits">
          <thead>
            <tr>
              <th>Page</th>
              <th>Tasks lost without it</th>
              <th>Tasks that take longer</th>
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
