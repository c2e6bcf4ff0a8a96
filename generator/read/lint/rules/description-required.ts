import { entriesOf } from '#core/json/read';
import { keyOf } from '../key-of';
import type { Rule, RuleLocation } from '../redocly';
import { isCondition } from './is-condition';
import { membersOf } from '../../source/members-of';

/**
 * Reports properties, parameters, and headers without a description where they are used, and schema files without a title and a
 * description.
 */
export const DescriptionRequired: Rule = () => ({
  SchemaProperties(properties, context) {
    const { location } = context;
    if (isCondition(location.pointer)) return;
    for (const [name, property] of entriesOf(membersOf(properties))) {
      if (isText(membersOf(property).description)) continue;
      context.report({
        message: `The property \`${name}\` has no description.\nSay in one sentence what it means, next to \`$ref\` too.`,
        location: keyOf(location.child([name])),
      });
    }
  },
  Parameter(parameter, context) {
    if (isText(parameter.description)) return;
    context.report(undescribed('parameter', parameter.name, context.location));
  },
  Header(header, context) {
    if (isText(header.description)) return;
    context.report(undescribed('header', String(context.key), context.location));
  },
  Schema(schema, context) {
    const { location } = context;
    if (location.pointer !== '#/') return;
    const { title, description } = membersOf(schema);
    if (isText(title) && isText(description)) return;
    context.report({
      message: `The schema has no ${isText(title) ? 'description' : 'title'}.\nA schema file needs \`title\` (in words) and \`description\`.`,
      location,
    });
  },
});

function undescribed(kind: string, name: string | undefined, location: RuleLocation) {
  return {
    message: `The ${kind} \`${name}\` has no description.\nSay in one sentence what it means.`,
    location,
  };
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
