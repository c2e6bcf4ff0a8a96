import type { ObjectData, WithSources } from '#core/contracts/page-data';
import { ActionBar } from '../ActionBar';
import { CodeColumn } from '../CodeColumn';
import { ExamplePanel } from '../ExamplePanel';
import { Fact, Facts } from '../Facts';
import { WithObjectUses } from '../FieldUses';
import { GuideSection } from '../GuideLinks';
import { LinkLine } from '../LinkLine';
import { countFields } from '../Members';
import { PageBar } from '../PageBar';
import { ReferenceLayout } from '../ReferenceLayout';
import { Schema } from '../Schema';
import { Section } from '../Section';
import { SourceNotes } from '../Sources';
import { Type } from '../Type';
import { UsedBy } from '../UsedBy';
import { Statements } from '../Statements';

const facts = { response: 'Returned by', request: 'Sent to', event: 'Carried by' } as const;

/** Uses that a line of facts holds; all are below. */
const maxUses = 3;

/** Everything about one object of the API, with an example beside its fields. */
export function ObjectPage({ data }: { data: ObjectData & WithSources }) {
  const { title, schema, examples = [], usedBy } = data;
  const uses = usedBy.reduce((sum, { count = 1 }) => sum + count, 0);
  return (
    <>
      <ReferenceLayout
        part="object"
        title={title}
        bar={
          <PageBar
            sections={[
              { id: 'fields', label: 'Fields', count: countFields(schema) },
              ...(uses > 0 ? [{ id: 'used-by', label: 'Where it is used', count: uses }] : []),
            ]}
            canExpand
            hasSources={data.sources !== undefined}
          />
        }
        lead={<Lead data={data} />}
        code={
          examples.length > 0 && (
            <ExamplePanel
              label={`Example of ${title}`}
              title={<code>{data.name}.json</code>}
              examples={examples}
              isFromElsewhere
              frame={(choices, children) => (
                <CodeColumn label="Example" choices={choices}>
                  {children}
                </CodeColumn>
              )}
            />
          )
        }
        foot={examples.length > 0 && <ActionBar method="json" path={`${data.name}.json`} />}
      >
        <Section id="fields" title="Fields" type={<Type type={schema.type} />}>
          <WithObjectUses uses={usedBy}>
            <Schema schema={schema} />
          </WithObjectUses>
        </Section>
        {uses > 0 && (
          <Section id="used-by" title="Where it is used">
            <UsedBy data={data} />
          </Section>
        )}
        <GuideSection />
      </ReferenceLayout>
      <SourceNotes sources={data.sources} />
    </>
  );
}

function Lead({ data }: { data: ObjectData }) {
  const roles = Object.keys(facts) as (keyof typeof facts)[];
  const used = roles.filter((role) => data.usedBy.some((use) => use.role === role));
  return (
    <>
      <Statements data={data} />
      {used.length > 0 && (
        <Facts>
          {used.map((role) => (
            <Fact key={role} label={facts[role]}>
              <LinkLine
                links={data.usedBy.filter((use) => use.role === role)}
                max={maxUses}
                rest="#used-by"
              />
            </Fact>
          ))}
        </Facts>
      )}
    </>
  );
}
