import type { Fault } from '../steps';

const component = (name: string) => `site/src/${name}/index.tsx`;

/** What the components of the reference render. */
export const SITE_FAULTS: readonly Fault[] = [
  {
    file: component('components/schema/Meta'),
    from: '{limits.map(',
    to: '{limits.slice(1).map(',
    step: 'site',
    says: 'its limit is',
  },
  {
    file: component('components/schema/Field'),
    from: '<Type type={field.type} />',
    to: '',
    step: 'site',
    says: 'its type is',
  },
  {
    file: component('components/schema/Field'),
    from: '<Notes notes={field.notes} />',
    to: '',
    step: 'site',
    says: 'its note is',
  },
  {
    file: component('components/schema/Field'),
    from: '{field.required && ',
    to: '{field.readOnly && ',
    step: 'site',
    says: 'its flag is',
  },
  {
    file: component('components/schema/Field'),
    from: '<RichText html={field.html} part="text" />',
    to: '',
    step: 'site',
    says: 'its text is',
  },
  {
    file: component('ui/Method'),
    from: '{method.toUpperCase()}',
    to: 'GET',
    step: 'site',
    says: 'its method is',
  },
  {
    file: component('components/operation/ErrorTable'),
    from: '!error.common)',
    to: "!error.common && error.status !== '422')",
    step: 'site',
    says: 'does not print it',
  },
  {
    file: 'core/labels/basis.ts',
    from: "public: 'Publicly known'",
    to: "public: 'Our choice'",
    step: 'site',
    says: 'public G-API',
  },
];
