import type { OperationData } from '#core/contracts/page-data';
import { Section } from '../../../ui/Section';
import { FieldList } from '../../schema/FieldList';

export const parameterTitles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

/** What a call has beside its body, a section for each place. */
export function Parameters({ parameters = [] }: Pick<OperationData, 'parameters'>) {
  return parameters.map(({ in: location, fields }) => (
    <Section key={location} id={location} title={parameterTitles[location]}>
      <FieldList fields={fields} label={`Parameters in the ${location}`} />
    </Section>
  ));
}
