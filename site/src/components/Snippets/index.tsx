import useBaseUrl from '@docusaurus/useBaseUrl';
import type { OperationData, RequestData } from '#core/contracts/page-data';
import { Code } from '../Code';
import { Examples } from '../Examples';
import { ReaderValues } from '../ReaderValues';
import { SimulatorButton } from '../SimulatorButton';
import { SimulatorControls } from '../SimulatorControls';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

/**
 * The request in every language, for each of its named variants, and the responses to it. Stands beside the fields
 * where there is room (`src/css/reference.css`).
 */
export function Snippets({ data }: { data: OperationData }) {
  return (
    <div className={`${styles.snippets} reference-aside`}>
      <p className={styles.label}>Request</p>
      <Tabs
        name="request"
        label="Variants of the request"
        choice="example"
        tabs={data.requests.map((request) => ({
          value: request.name,
          label: request.summary ?? request.name,
          content: <Request request={request} data={data} />,
        }))}
      />
      {data.readerValues && <ReaderValues values={data.readerValues} />}
      {data.responses.map(({ status, content }) =>
        content?.map(({ mediaType, examples }) => (
          <Examples
            key={mediaType}
            name={`response.${status}.${mediaType}`}
            choice="example"
            label={`Response ${status}`}
            examples={examples}
          />
        )),
      )}
    </div>
  );
}

function Request({ request, data }: { request: RequestData; data: OperationData }) {
  const name = request.summary ?? data.summary;
  return (
    <SimulatorControls
      operation={data.id}
      request={request.name}
      before={<Languages request={request} name={name} languages={data.languages} />}
    >
      <SimulatorButton action="run" isMain label={`Run: ${name}`}>
        Run
      </SimulatorButton>
      <SimulatorButton action="console" label={`Request console: ${name}`}>
        Request console
      </SimulatorButton>
    </SimulatorControls>
  );
}

interface LanguagesProps {
  request: RequestData;
  name: string;
  languages: OperationData['languages'];
}

function Languages({ request, name, languages }: LanguagesProps) {
  return (
    <Tabs
      name={`request.${request.name}`}
      label="Language"
      choice="language"
      isRemembered
      tabs={request.snippets.map(({ language, code }) => {
        const label = languages.find(({ id }) => id === language)?.label ?? language;
        return {
          value: language,
          label,
          content: (
            <>
              <Code code={code} language={language} label={`${name} in ${label}`} />
              {language === 'typescript' && <TypesSource />}
            </>
          ),
        };
      })}
    />
  );
}

/** Where the file comes from that TypeScript snippets import their types from. */
function TypesSource() {
  const description = useBaseUrl('/openapi.yaml', { absolute: true });
  return (
    <p className={styles.source}>
      <code>./api</code> holds the types of the API:{' '}
      <code>npx openapi-typescript {description} -o api.d.ts</code>
    </p>
  );
}
