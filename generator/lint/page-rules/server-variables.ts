import { textOf } from '#core/json/read';
import { membersOf } from '../members-of';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/**
 * The address of a server has the variables that it declares. A name that differs between the two is one problem.
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
    undeclared.forEach((name, index) =>
      context.report({
        message: `The address has the variable \`{${name}}\`, and ${insteadOf(unused[index])}.`,
        location: location.child(['url']),
      }),
    );
    for (const name of unused.slice(undeclared.length))
      context.report({
        message: `The address has no \`{${name}}\`.\nWrite it where its value belongs in \`url\`, or remove the variable.`,
        location: keyOf(location.child(['variables', name])),
      });
  },
});

function insteadOf(declared: string | undefined): string {
  return declared === undefined
    ? '`variables` does not declare it.\nAdd it there with a `default`, or take it out of the address'
    : `\`variables\` declares \`${declared}\` instead.\nWrite the same name in both places`;
}
