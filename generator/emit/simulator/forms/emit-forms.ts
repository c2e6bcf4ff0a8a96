import type { FormSchema, RequestForms } from '#core/contracts/form-schema';
import type { Json } from '#core/json/json';
import type { GeneratedFile } from '../../../run/files/generated-file';
import type { ApiModel } from '../../../model/api/api-model';
import { buildForm, buildWhole } from './build-form';

/** Emits `simulator/forms.json`: the fields of each request body, for the form of the console. */
export function emitForms({ operations, schemas }: ApiModel): GeneratedFile[] {
  const components: Record<string, Json> = Object.fromEntries(
    schemas.map(({ name, rawSchema = {} }) => [name, rawSchema]),
  );
  const bodies = operations.flatMap(({ id, requestBody }) => {
    const schema = requestBody?.content[0]?.rawSchema;
    return schema === undefined ? [] : [[id, buildForm(schema, components)] as const];
  });
  const forms: RequestForms = {
    bodies: Object.fromEntries(bodies),
    schemas: collectNamed(
      bodies.map(([, form]) => form),
      components,
    ),
  };
  return [{ path: 'simulator/forms.json', content: `${JSON.stringify(forms, null, 1)}\n` }];
}

/** The forms of the components that bodies refer to, directly or through others. */
function collectNamed(bodies: FormSchema[], components: Record<string, Json>): Record<string, FormSchema> {
  const named: Record<string, FormSchema> = {};
  const waiting = [...bodies];
  for (let form = waiting.pop(); form !== undefined; form = waiting.pop()) {
    if (form.ref !== undefined && !(form.ref in named)) {
      const whole = buildWhole(components[form.ref]!, components);
      named[form.ref] = whole;
      waiting.push(whole);
    }
    waiting.push(...innerForms(form));
  }
  return Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function innerForms({ members = {}, alternatives = [], entries, more }: FormSchema): FormSchema[] {
  return [
    ...Object.values(members),
    ...alternatives,
    ...[entries, more].filter((form) => form !== undefined),
  ];
}
