import type { OperationData, WithSources } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { SourceNotes } from '../../citations/Sources';
import { GuideSection } from '../../guides/GuideLinks';
import { ActionBar } from '../../layout/ActionBar';
import { PageBar } from '../../layout/PageBar';
import { ReferenceLayout } from '../../layout/ReferenceLayout';
import { Callbacks } from '../../operation/Callbacks';
import { ErrorTable } from '../../operation/ErrorTable';
import { OperationPanel } from '../../operation/OperationPanel';
import { Parameters } from '../../operation/Parameters';
import { RequestBody } from '../../operation/RequestBody';
import { Responses } from '../../operation/Responses';
import { countBodyFields } from '../../schema/Members';
import { Life } from '../../../ui/Life';
import { Address } from './Address';
import { Intro } from './Intro';
import styles from './styles.module.css';

/** A page about one operation, with its code next to it and its fields below. */
export function OperationPage({ data }: { data: OperationData & WithSources }) {
  const { parameters, requestBody, responses, errors, callbacks = [] } = data;
  return (
    <>
      <ReferenceLayout
        part="operation"
        title={data.summary}
        subtitle={
          <>
            <Address data={data} />
            {data.life && (
              <p className={styles.life}>
                <Life of={data} />
              </p>
            )}
          </>
        }
        bar={<PageBar sections={listSections(data)} canExpand hasSources={data.sources !== undefined} />}
        lead={<Intro data={data} />}
        code={data.requests.length > 0 && <OperationPanel data={data} />}
        foot={
          data.requests.length > 0 && (
            <ActionBar method={data.method} path={data.path} canRun={responses.length + errors.length > 0} />
          )
        }
      >
        <Parameters parameters={parameters} />
        {requestBody && <RequestBody body={requestBody} operation={data.id} />}
        <Responses responses={responses} />
        {errors.length > 0 && <ErrorTable errors={errors} advice={data.errorAdvice} />}
        {callbacks.length > 0 && <Callbacks callbacks={callbacks} />}
        <GuideSection />
      </ReferenceLayout>
      <SourceNotes sources={data.sources} />
    </>
  );
}

function listSections({ parameters = [], requestBody, responses, errors, callbacks = [] }: OperationData) {
  const parts = [...parameters.map(({ in: id }) => id), ...(requestBody ? ['body'] : [])];
  const body = requestBody?.content ?? [];
  const inRequest = parameters.flatMap(({ fields }) => fields).length + countBodyFields(body);
  const inResponse = responses.map(
    ({ headers = [], content = [] }) => headers.length + countBodyFields(content),
  );
  return [
    ...(parts[0] ? [{ id: parts[0], label: SECTIONS.request, count: inRequest }] : []),
    ...(responses[0]
      ? [
          {
            id: responses[0].status,
            label: SECTIONS.response,
            count: inResponse.reduce((sum, count) => sum + count),
          },
        ]
      : []),
    ...(errors.length > 0 ? [{ id: 'errors', label: SECTIONS.errors, count: errors.length }] : []),
    ...(callbacks.length > 0
      ? [{ id: 'callbacks', label: SECTIONS.callbacks, count: callbacks.length }]
      : []),
  ];
}
