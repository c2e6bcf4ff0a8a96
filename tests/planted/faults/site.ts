import { dropElement, replaceExpression, replaceLiteral } from '../operators/code';
import type { Fault } from '../steps';

const component = (name: string, edit: Fault['edit'], says: string): Fault => ({
  file: `site/src/${name}/index.tsx`,
  edit,
  step: 'site',
  says,
});

/** Faults in what the components of the reference render. */
export const SITE_FAULTS: readonly Fault[] = [
  component(
    'components/schema/Meta',
    replaceExpression('Meta', 'limits.map', 'limits.slice(1).map'),
    'its limit is',
  ),
  component('components/schema/Field', dropElement('Field', 'Type'), 'its type is'),
  // Another label of a basis changes the notes of public decisions, and leaves all of them on the page.
  component(
    'components/schema/Field',
    dropElement('Field', 'Notes'),
    String.raw`choice G-API-120\"], and the page prints []`,
  ),
  component('ui/Flags', replaceExpression('Flags', 'of.required', 'of.readOnly'), 'its flag is'),
  component('components/schema/Field', dropElement('Field', 'RichText'), 'its text is'),
  {
    file: 'site/src/components/pages/OperationPage/Address.tsx',
    edit: replaceExpression('Address', 'data.method', "'GET'"),
    step: 'site',
    says: 'its method is',
  },
  component(
    'components/operation/ErrorTable',
    replaceExpression('ErrorTable', '!error.common', "!error.common && error.status !== '422'"),
    'does not print it',
  ),
  {
    file: 'core/labels/basis.ts',
    edit: replaceLiteral('BASIS_LABELS.public', 'Publicly known', 'Our choice'),
    step: 'site',
    says: 'its basis is',
  },
];
