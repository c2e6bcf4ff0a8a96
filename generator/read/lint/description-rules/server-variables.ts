import { textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/**
 * Reports server URLs whose variables are not declared, and defaults that are not among the values of their variable. If a name
 * differs between the two, reports it once.
 * @see https://spec.openapis.org/oas/v3.1.0#server-object
 */
export const ServerVariables: Rule = () => ({
  Server(server, context) {
    const { location } = context;
    const { url, variables } = membersOf(server);
    const names = [...(textOf(url) ?? '').matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
    const declared = Object.keys(membersOf(variables));
    const unused = declared.filter((name) => !names.includes(name));
    const undeclared = names.filter((name) => !declared.includes(name));
    // Another rule reports a URL with unbalanced braces.
    if (/[{}]/.test((textOf(url) ?? '').replaceAll(/\{[^{}]*\}/g, ''))) return;
    undeclared.forEach((name, index) =>
      context.report({
        message: `The URL has the variable \`{${name}}\`, and ${insteadOf(unused[index])}.`,
        location: location.child(['url']),
      }),
    );
    for (const [name, variable] of Object.entries(membersOf(variables))) {
      const { default: standard, enum: values } = membersOf(variable);
      const place = location.child(['variables', name]);
      if (Array.isArray(values) && values.length === 0)
        context.report({
          message: `The variable \`${name}\` can have no value: \`enum\` is empty.\nAdd its values, or take \`enum\` out.`,
          location: place.child(['enum']),
        });
      else if (Array.isArray(values) && standard !== undefined && !values.includes(standard))
        context.report({
          message: `The default ${JSON.stringify(standard)} of the variable \`${name}\` is not one of its values.\nWrite one of ${values.map((value) => JSON.stringify(value)).join(', ')}, or add it to \`enum\`.`,
          location: place.child(['default']),
        });
    }
    for (const name of unused.slice(undeclared.length))
      context.report({
        message: `The URL has no \`{${name}}\`.\nWrite it where its value belongs in \`url\`, or remove the variable.`,
        location: keyOf(location.child(['variables', name])),
      });
  },
});

function insteadOf(declared: string | undefined): string {
  return declared === undefined
    ? '`variables` does not declare it.\nAdd it there with a `default`, or remove it from the URL'
    : `\`variables\` declares \`${declared}\` instead.\nWrite the same name in both places`;
}
