import { sentMethod } from '#core/http/methods';
import { namesInBraces } from '#core/http/names-in-braces';
import type { Rule, RuleContext } from '../redocly';
import { comparePathParameters, type PathComparison } from './compare-path-parameters';

/**
 * Reports names in the braces of a path that its operations do not declare as path parameters. If a name differs between the two,
 * reports it once, on the side that fewer paths agree with.
 * @see https://spec.openapis.org/oas/v3.1.0#path-templating
 */
export const PathParameters: Rule = () => ({
  Root(root, context) {
    const comparisons = comparePathParameters(root, context);
    const names = comparisons.flatMap(({ path }) => namesInBraces(path));
    const countOf = (wanted: string) => names.filter((name) => name === wanted).length;
    for (const comparison of comparisons) {
      comparison.missing.forEach((missing, index) => {
        const unused = comparison.unused[index];
        if (!unused) reportMissing(missing, comparison, context);
        else if (countOf(unused.name) > countOf(missing.name))
          reportPath(missing.name, unused.name, comparison, context);
        else reportParameter(missing.name, unused, comparison, context);
      });
    }
  },
});

function reportMissing(
  { name, methods, location }: PathComparison['missing'][number],
  { path }: PathComparison,
  context: RuleContext,
): void {
  const operations = methods.map((method) => sentMethod(method)).join(', ');
  context.report({
    message: `The path parameter \`{${name}}\` of \`${path}\` is not declared by ${operations}.\nAdd the parameter with \`in: path\` and \`required: true\`, or remove it from the path.`,
    location,
  });
}

function reportPath(
  missing: string,
  unused: string,
  { path, location }: PathComparison,
  context: RuleContext,
): void {
  context.report({
    message: `The path has \`{${missing}}\`, and its operations declare \`${unused}\`.\nWrite \`${path.replace(`{${missing}}`, `{${unused}}`)}\`, or call the parameter \`${missing}\`.`,
    location,
  });
}

function reportParameter(
  missing: string,
  { name, locations }: PathComparison['unused'][number],
  { path }: PathComparison,
  context: RuleContext,
): void {
  for (const location of locations)
    context.report({
      message: `The parameter is called \`${name}\`, and the path \`${path}\` has \`{${missing}}\`.\nCall it \`${missing}\`, or write \`${path.replace(`{${missing}}`, `{${name}}`)}\`.`,
      location,
    });
}
