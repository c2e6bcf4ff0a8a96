import { translate } from '#core/labels/translate';
import type { ObjectData, WithSources } from '#core/contracts/page-data';
import { SECTIONS } from '#core/labels/sections';
import { USE_LABELS } from '#core/labels/uses';
import { Fact, Facts } from '../../../ui/Facts';
import { LinkLine } from '../../../ui/LinkLine';
import { Section } from '../../../ui/Section';
import { SourceNotes } from '../../citations/Sources';
import { Statements } from '../../citations/Statements';
import { ExamplePanel } from '../../code/ExamplePanel';
import { GuideSection } from '../../guides/GuideLinks';
import { ActionBar } from '../../layout/ActionBar';
import { CodeColumn } from '../../layout/CodeColumn';
import { PageBar } from '../../layout/PageBar';
import { ReferenceLayout } from '../../layout/ReferenceLayout';
import { WithObjectUses } from '../../schema/FieldUses';
import { countFields } from '../../schema/Members';
import { Schema } from '../../schema/Schema';
import { Type } from '../../schema/Type';
import { UsedBy } from '../../schema/UsedBy';

/** The roles in order of interest to readers: first, which operations return the object. */
const roles = ['response', 'request', 'event'] as const;

/** The most uses that a line of facts lists; the section below lists all of them. */
const maxUses = 3;

/** A page about one object of the API, with an example next to its fields. */
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
              { id: 'fields', label: SECTIONS.fields, count: countFields(schema) },
              ...(uses > 0 ? [{ id: 'used-by', label: SECTIONS.uses, count: uses }] : []),
            ]}
            canExpand
            hasSources={data.sources !== undefined}
          />
        }
        lead={<Intro data={data} />}
        code={
          examples.length > 0 && (
            <ExamplePanel
              label={translate('Example of {title}', { title })}
              title={<code>{data.name}.json</code>}
              examples={examples}
              isFromElsewhere
              frame={(choices, children) => (
                <CodeColumn label={translate('Example')} choices={choices}>
                  {children}
                </CodeColumn>
              )}
            />
          )
        }
        foot={examples.length > 0 && <ActionBar method="JSON" path={`${data.name}.json`} />}
      >
        <Section id="fields" title={SECTIONS.fields} type={<Type type={schema.type} />}>
          <WithObjectUses uses={usedBy}>
            <Schema schema={schema} />
          </WithObjectUses>
        </Section>
        {uses > 0 && (
          <Section id="used-by" title={SECTIONS.uses}>
            <UsedBy data={data} />
          </Section>
        )}
        <GuideSection />
      </ReferenceLayout>
      <SourceNotes sources={data.sources} />
    </>
  );
}

function Intro({ data }: { data: ObjectData }) {
  const used = roles.filter((role) => data.usedBy.some((use) => use.role === role));
  return (
    <>
      <Statements data={data} />
      {/* The Markdown has only the whole lists. */}
      {used.length > 0 && (
        <Facts isOnlyHere>
          {used.map((role) => (
            <Fact key={role} label={USE_LABELS[role]}>
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
