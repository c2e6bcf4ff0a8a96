import type { OperationData, RequestData } from '../../../../generator/pages/page-data';
import { Code } from '../Code';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

type Languages = OperationData['languages'];

/** The request in every language, for each of its named variants. */
export function Snippets({ data }: { data: OperationData }) {
  return (
    <div className={`${styles.snippets} reference-aside`}>
      <Tabs
        name="request"
        label="Variants of the request"
        tabs={data.requests.map((request) => ({
          value: request.name,
          label: getTitle(request),
          content: <Request request={request} languages={data.languages} summary={data.summary} />,
        }))}
      />
    </div>
  );
}

function getTitle({ name, summary }: RequestData): string {
  return summary ?? (name === 'default' ? 'Request' : name);
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
          content: <Code code={code} language={language} label={`${summary} in ${label}`} />,
        };
      })}
    />
  );
}
