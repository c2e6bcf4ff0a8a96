import { translate } from '#core/labels/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ExampleData, OperationData } from '#core/contracts/page-data';
import { useReference } from '../../../links/use-reference';
import { ExampleNote } from '../../code/Example';
import { HighlightedCode } from '../../code/HighlightedCode';
import { PanelNote } from '../../code/Panel/PanelNote';
import { assignChoices, type Choice, titleIn } from './examples';
import { translateElements } from '../../../ui/translate-elements';

interface RequestsProps {
  data: OperationData;
  choices: Choice[];
}

/** Each request in each language; one of them is shown. */
export function Requests({ data, choices }: RequestsProps) {
  const labels = new Map(data.languages.map(({ id, label }) => [id, label]));
  return (
    <div data-requests>
      {assignChoices(data.requests, choices).map(({ entry: { name, summary, html }, shownFor }) => (
        <div key={name} data-example={shownFor}>
          <ExampleNote summary={summary === titleIn(choices, name) ? undefined : summary} html={html} />
        </div>
      ))}
      {assignChoices(data.requests, choices).map(({ entry: request, shownFor }) =>
        request.snippets.map(({ language, grammar, code }) => (
          <div
            key={`${request.name} ${language}`}
            data-example={shownFor}
            data-title={titleIn(choices, request.name)}
            data-language={language}
            data-markdown-ignore={language === data.languages[0]?.id ? undefined : ''}
          >
            <HighlightedCode
              code={code}
              grammar={grammar}
              language={language}
              label={translate('{request} in {language}', {
                request: request.summary ?? data.summary,
                language: labels.get(language) ?? language,
              })}
            />
            {language === 'typescript' && <TypesSource />}
          </div>
        )),
      )}
      {assignChoices(bodiesOf(data), choices).map(({ entry: { name, summary, code, grammar }, shownFor }) => (
        <div
          key={name}
          data-example={shownFor}
          data-title={titleIn(choices, name)}
          data-language={BODY_LANGUAGE}
          data-markdown-ignore=""
        >
          <HighlightedCode
            code={code}
            grammar={grammar}
            label={translate('Body of {request}', { request: summary ?? data.summary })}
          />
        </div>
      ))}
    </div>
  );
}

/** The entry among the languages that shows the body alone. */
export const BODY_LANGUAGE = 'body';

export function bodiesOf({ requestBody }: OperationData): ExampleData[] {
  return (requestBody?.content ?? []).flatMap(({ examples = [], isInText }) => (isInText ? [] : examples));
}

/** Says how to generate the file from which TypeScript snippets import their types. */
function TypesSource() {
  const { files } = useReference();
  const { url } = useDocusaurusContext().siteConfig;
  const address = useBaseUrl(`${files}openapi.yaml`, { absolute: true });
  // Without an address of the site, readers have downloaded the file.
  const description = url === '' ? 'openapi.yaml' : address;
  return (
    <PanelNote>
      {translateElements('{file} holds the types of the API: {command}', {
        file: <code>./api</code>,
        command: <code>npx openapi-typescript {description} -o api.d.ts</code>,
      })}
    </PanelNote>
  );
}
