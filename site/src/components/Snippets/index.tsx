import type { OperationData, RequestData } from '../../../../generator/pages/page-data';
import { Code } from '../Code';
import { Examples } from '../Examples';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

type Languages = OperationData['languages'];

/**
 * The request in every language, for each of its named variants, and the answers to it. Stands beside the fields
 * where there is room (`src/css/reference.css`).
 */
export function Snippets({ data }: { data: OperationData }) {
  return (
    <div className={`${styles.snippets} reference-aside`}>
      <p className={styles.label}>Request</p>
      <Tabs
        name="request"
        label="Variants of the request"
        tabs={data.requests.map((request) => ({
          value: request.name,
          label: request.summary ?? request.name,
          content: <Request request={request} languages={data.languages} summary={data.summary} />,
        }))}
      />
      {data.responses.map(({ status, content }) =>
        content?.map(({ mediaType, examples }) => (
          <Examples
            key={mediaType}
            name={`response.${status}.${mediaType}`}
            label={`Answer ${status}`}
            examples={examples}
          />
        )),
      )}
    </div>
  );
}

interface RequestProps {
  request: RequestData;
  languages: Languages;
  summary: string;
}

function Request({ request, languages, summary }: RequestProps) {
  return (
    <Tabs
      name={`request.${request.name}`}
      label="Language"
      choice="language"
      tabs={request.snippets.map(({ language, code }) => {
        const label = languages.find(({ id }) => id === language)?.label ?? language;
        return {
          value: language,
          label,
          content: (
            <Code code={code} language={language} label={`${request.summary ?? summary} in ${label}`} />
          ),
        };
      })}
    />
  );
}
