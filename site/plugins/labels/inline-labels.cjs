'use strict';

const ts = require('typescript');
const { findMessages } = require('./find-messages.cjs');

/**
 * Returns the source of a module with its labels in place of the calls of `translate`.
 * @param {string} source
 * @param {string} file its name tells whether it holds elements.
 * @param {Readonly<Record<string, string>>} labels by their English text.
 */
function inlineLabels(source, file, labels) {
  const calls = findMessages(source, file);

  /** @type {(start: number, end: number) => string} */
  const rewrite = (start, end) => {
    let code = '';
    let at = start;
    for (const one of calls) {
      const from = one.call.getStart();
      if (from < at || one.call.end > end) continue;
      code += source.slice(at, from) + inline(one);
      at = one.call.end;
    }
    return code + source.slice(at, end);
  };

  /** @type {(found: import('./find-messages.cjs').LabelCall) => string} */
  const inline = ({ call, message }) => {
    const label = labels[message.text] ?? message.text;
    const values = call.arguments[1];
    const name = call.expression.getText();
    if (name === 'translate' && !values) return JSON.stringify(label);
    const expressions = name === 'translate' && values && readValues(values);
    if (!expressions) return `${name}(${JSON.stringify(label)}${rewrite(message.end, call.end)}`;
    return asTemplate(label, (value) => {
      const expression = expressions.get(value);
      return expression && rewrite(expression.getStart(), expression.end);
    });
  };

  return rewrite(0, source.length);
}

/**
 * Returns the values of a label by name; undefined if they are not written out in the call.
 * @param {ts.Expression} values
 */
function readValues(values) {
  if (!ts.isObjectLiteralExpression(values)) return undefined;
  /** @type {Map<string, ts.Expression>} */
  const found = new Map();
  for (const property of values.properties) {
    if (ts.isShorthandPropertyAssignment(property)) found.set(property.name.text, property.name);
    else if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name))
      found.set(property.name.text, property.initializer);
    else return undefined;
  }
  return found;
}

/**
 * Returns a template literal that prints a label with its values.
 * @param {string} label
 * @param {(name: string) => string | undefined} codeOf the code of a value.
 */
function asTemplate(label, codeOf) {
  const parts = label.split(/\{(\w+)\}/);
  const code = parts.map((part, place) => {
    const value = place % 2 === 1 ? codeOf(part) : undefined;
    if (value !== undefined) return `\${${value}}`;
    return (place % 2 === 1 ? `{${part}}` : part).replaceAll(/[\\`$]/g, '\\$&');
  });
  return `\`${code.join('')}\``;
}

module.exports = { inlineLabels };
