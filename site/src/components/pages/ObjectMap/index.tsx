import { translate } from '#core/labels/translate';
import { Fragment } from 'react';
import type { DrawnBox, DrawnWire, ObjectIndexData, ObjectMapData } from '#core/contracts/page-data';
import { ANY_NUMBER, groupBySource } from '#core/labels/object-links';
import { Fact, Facts } from '../../../ui/Facts';
import { Link } from '../../../ui/Link';
import styles from './styles.module.css';

/** Height of the line below the boxes that explains the beads. */
const legend = 36;

/** A drawing of the objects and the fields that lead from one to another, above the same as a list. */
export function ObjectMap({ data: { map, links = [] } }: { data: ObjectIndexData }) {
  return (
    <>
      {map && <Drawing map={map} />}
      <Facts>
        {groupBySource(links).map((source) => (
          <Fact key={source.from.href} label={<Link to={source.from.href}>{source.from.label}</Link>}>
            {source.links.map(({ field, href, to, isMany }, index) => (
              <Fragment key={field}>
                {index > 0 && ' · '}
                <Link to={href}>{field}</Link> → <Link to={to.href}>{to.label}</Link>
                {isMany && ANY_NUMBER}
              </Fragment>
            ))}
          </Fact>
        ))}
      </Facts>
    </>
  );
}

function Drawing({ map: { width, height, boxes, wires } }: { map: ObjectMapData }) {
  return (
    <figure className={styles.map} data-markdown-ignore="">
      <svg
        role="group"
        aria-label={translate('The objects, with a wire from each field to the object that it leads to')}
        viewBox={`-1 -1 ${width + 2} ${height + legend}`}
        width={width + 2}
        height={height + legend}
      >
        {wires.map(({ path }, index) => (
          <path key={index} className={styles.wire} d={path} />
        ))}
        {boxes.map((box) => (
          <Box key={box.href} box={box} />
        ))}
        {wires.map((wire, index) => (
          <Ends key={index} wire={wire} />
        ))}
        <text className={styles.legend} x="0" y={height + 28}>
          {translate('A filled bead: one object. An open bead: any number.')}
        </text>
      </svg>
    </figure>
  );
}

function Box({ box: { label, href, x, y, width, height, rows } }: { box: DrawnBox }) {
  return (
    <>
      <Link className={styles.box} to={href}>
        <rect x={x} y={y} width={width} height={height} rx="6" />
        <text x={x + 12} y={y + 21}>
          {label}
        </text>
      </Link>
      {rows.map((row) => (
        <text key={row.field} className={styles.field} x={x + 12} y={row.y + 4}>
          {row.field}
        </text>
      ))}
    </>
  );
}

function Ends({ wire: { start, end, isMany } }: { wire: DrawnWire }) {
  return (
    <>
      <circle className={isMany ? styles.many : styles.one} cx={start.x} cy={start.y} r="3.5" />
      <circle className={styles.end} cx={end.x} cy={end.y} r="2.5" />
    </>
  );
}
