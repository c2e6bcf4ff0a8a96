import { translate } from '#core/labels/translate';
import type { OperationData } from '#core/contracts/page-data';
import { PARAMETERS } from '#core/labels/sections';
import { Section } from '../../../ui/Section';
import { FieldList } from '../../schema/FieldList';

/** The parameters of an operation, in a section for each location. */
export function Parameters({ parameters = [] }: Pick<OperationData, 'parameters'>) {
  return parameters.map(({ in: location, fields }) => (
    <Section key={location} id={location} title={PARAMETERS[location]}>
      <FieldList fields={fields} label={translate('Parameters in the {location}', { location })} />
    </Section>
  ));
}
