import { translate } from '#core/labels/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { typedLanguage } from '#core/contracts/environments';
import type { ExampleData, OperationData, RequestData, SnippetData } from '#core/contracts/page-data';
import { useReference } from '../../../links/use-reference';
import { Link } from '../../../ui/Link';
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
  return (
    <div data-requests>
      {assignChoices(data.requests, choices).map(({ entry: { name, summary, html }, shownFor }) => (
        <div key={name} data-example={shownFor}>
          <ExampleNote summary={summary === titleIn(choices, name) ? undefined : summary} html={html} />
        </div>
      ))}
      {groupCode(data.languages, assignChoices(data.requests, choices)).map((group) => (
        <Group key={`${group.id} ${group.form}`} group={group} data={data} choices={choices} />
      ))}
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

type Language = OperationData['languages'][number];

/** All code in one language and form. */
interface CodeGroup extends Language {
  /** Undefined for requests that the language has in one form only. */
  form?: 'plain' | 'typed';
  entries: { request: RequestData; shownFor: string; snippet: Pick<SnippetData, 'grammar' | 'code'> }[];
  /** The file that the code needs, and where it looks for it. */
  file?: Pick<NonNullable<SnippetData['typed']>, 'file' | 'place'>;
}

/** Sorts code by language: what is alike is in one place, so that a page is a fifth smaller when it is compressed. */
function groupCode(
  languages: readonly Language[],
  requests: readonly { entry: RequestData; shownFor: string }[],
): CodeGroup[] {
  return languages.flatMap((language) => {
    const all = requests.flatMap(({ entry: request, shownFor }) => {
      const snippets = request.snippets.filter((snippet) => snippet.language === language.id);
      return snippets.map((snippet) => ({ request, shownFor, snippet }));
    });
    const single = all.filter(({ snippet }) => !snippet.typed);
    const double = all.flatMap(({ snippet, ...one }) =>
      snippet.typed ? [{ ...one, snippet, typed: { ...snippet, ...snippet.typed } }] : [],
    );
    const groups: CodeGroup[] = [
      { ...language, entries: single },
      { ...language, form: 'plain', entries: double },
      {
        ...language,
        form: 'typed',
        entries: double.map(({ typed, ...one }) => ({ ...one, snippet: typed })),
        file: double[0]?.typed,
      },
    ];
    return groups.filter(({ entries }) => entries.length > 0);
  });
}

interface GroupProps extends RequestsProps {
  group: CodeGroup;
}

function Group({ group: { id, label, form, entries, file }, data, choices }: GroupProps) {
  const shared = {
    'data-language': id,
    'data-form': form,
    'data-markdown-ignore': id === data.languages[0]?.id && form !== 'typed' ? undefined : '',
  };
  return (
    <>
      {(file !== undefined || id === 'typescript') && (
        <div data-example={entries.map(({ shownFor }) => shownFor).join(' ')} {...shared}>
          {file === undefined ? <TypesSource /> : <ClientSource file={file.file} place={file.place} />}
        </div>
      )}
      {entries.map(({ request, shownFor, snippet: { code, grammar } }) => (
        <div
          key={request.name}
          data-example={shownFor}
          data-title={titleIn(choices, request.name)}
          {...shared}
        >
          <HighlightedCode
            code={code}
            grammar={grammar}
            language={form === 'typed' ? typedLanguage(id) : id}
            label={labelOf(form, { request: request.summary ?? data.summary, language: label })}
          />
        </div>
      ))}
    </>
  );
}

function labelOf(form: CodeGroup['form'], names: { request: string; language: string }): string {
  return form === 'typed'
    ? translate('{request} in {language}, typed', names)
    : translate('{request} in {language}', names);
}

/** The languages in which a call can be typed. */
export function languagesWithTypes({ requests }: OperationData): string[] {
  const snippets = requests.flatMap((request) => request.snippets);
  return [...new Set(snippets.flatMap(({ typed, language }) => (typed ? [language] : [])))];
}

/** The entry among the languages that shows the body alone. */
export const BODY_LANGUAGE = 'body';

export function bodiesOf({ requestBody }: OperationData): ExampleData[] {
  return (requestBody?.content ?? []).flatMap(({ examples = [], isInText }) => (isInText ? [] : examples));
}

/** Says how to get the file that typed calls need. */
function ClientSource({ file, place }: Pick<NonNullable<CodeGroup['file']>, 'file' | 'place'>) {
  const { url } = useDocusaurusContext().siteConfig;
  const [path, address] = [useBaseUrl(file), useBaseUrl(file, { absolute: url !== '' })];
  return (
    <PanelNote>
      {translateElements('{file} holds the types and a client: {command}', {
        file: <Link to={`pathname://${path}`}>{file.replace(/^.*\//, '')}</Link>,
        command:
          place === undefined ? (
            <code>curl -O {address}</code>
          ) : (
            <code>
              curl --create-dirs -o {place} {address}
            </code>
          ),
      })}
    </PanelNote>
  );
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
