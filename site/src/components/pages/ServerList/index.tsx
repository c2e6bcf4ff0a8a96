import type { LandingData } from '#core/contracts/page-data';
import { SERVER_LABELS } from '#core/labels/servers';
import { Cell } from '../../../ui/Cell';
import { RichText } from '../../../ui/RichText';
import { RuledList } from '../../../ui/RuledList';
import { Citation } from '../../citations/Sources';
import styles from './styles.module.css';

type Server = LandingData['servers'][number];

/** The API's base URLs and the variables in them. */
export function ServerList({ data }: { data: Pick<LandingData, 'servers'> }) {
  return (
    <RuledList className={styles.servers}>
      {data.servers.map((server) => (
        <li key={server.url}>
          <Cell>
            <code>{server.url}</code>
          </Cell>
          {server.description && <span>{server.description}</span>}
          <RichText html={server.html} />
          {server.basis && <Citation {...server.basis} />}
          {server.variables.map((variable) => (
            <Variable key={variable.name} variable={variable} />
          ))}
        </li>
      ))}
    </RuledList>
  );
}

function Variable({ variable }: { variable: Server['variables'][number] }) {
  return (
    <div className={styles.variable}>
      <code>{`{${variable.name}}`}</code>
      <RichText html={variable.html} />
      <span>
        {SERVER_LABELS.example} <code>{variable.default}</code>
      </span>
    </div>
  );
}
