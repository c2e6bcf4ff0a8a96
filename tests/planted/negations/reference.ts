import { replaceExpression, replaceLiteral } from '../operators/code';
import { replaceWords } from '../operators/files';
import { type Negation, negationsOf } from './negation';

const parameters = negationsOf('generator/emit/pages/data/parameters.ts');
const servers = negationsOf('generator/emit/pages/data/servers.ts');
const encoding = negationsOf('generator/emit/pages/data/encoding.ts');
const hovers = negationsOf('generator/emit/pages/data/snippet-hovers.ts');
const basisDeclared = negationsOf('generator/read/lint/rules/basis-declared.ts');
const limits = negationsOf('generator/model/wording/limits.ts');
const checkedBases = negationsOf('authoring/claims/basis/check-bases.ts');

export const REFERENCE: readonly Negation[] = [
  parameters(
    'parameters.empty',
    replaceExpression('describeSending', "allowEmptyValue ? [translate('may be empty')] : []", '[]'),
  ),
  checkedBases(
    'claims.advice',
    replaceExpression('checkWords', 'isAdvice && statesSomething(sentence)', 'false'),
  ),
  servers('servers.values', replaceExpression('describeVariable', "allowed === ''", 'true')),
  encoding('encoding.form', replaceExpression('buildHeaders', 'headers.length === 0', 'true')),
  encoding(
    'encoding.form',
    replaceExpression('describeEncoding', "[translate('sent as {type}', { type: contentType })]", '[]'),
  ),
  hovers(
    'hovers.body',
    replaceExpression(
      'findBody',
      "isError ? translate('Body of a response with an error status.') : translate('Body of the response.')",
      "''",
    ),
  ),
  hovers('hovers.body', replaceExpression('findBody', "type === '' || anchor === undefined", 'false')),
  {
    id: 'examples.first-entry',
    file: 'generator/emit/pages/data/object-examples.ts',
    edit: replaceExpression('firstOf', "translate('First entry of “{title}”', { title })", 'title'),
  },
  {
    id: 'errors.reasons',
    file: 'generator/emit/pages/data/error-reasons.ts',
    edit: replaceExpression('describe', 'operations.length === context.model.operations.length', 'false'),
  },
  {
    id: 'conventions.sections',
    file: 'generator/emit/pages/page/conventions-page.ts',
    edit: replaceWords(' Sections: {titles}.', ''),
  },
  {
    id: 'events.listed',
    file: 'generator/emit/pages/kinds/index.ts',
    edit: replaceLiteral('', 'EventList', 'OperationList'),
  },
  {
    id: 'flows.taken',
    file: 'site/remark/elements/flow.ts',
    edit: replaceExpression('taken', 'takenValues(step)', '[]'),
  },
  basisDeclared(
    'decisions.declared',
    replaceExpression('Root', "!declared.includes(decision ?? '')", 'false'),
  ),
  basisDeclared(
    'decisions.declared',
    replaceExpression('Root', '!used.some(({ decision }) => decision === id)', 'false'),
  ),
  basisDeclared('decisions.declared', replaceExpression('BasisDeclared', '!isComplete(statement)', 'false')),
  limits('limits.words', replaceExpression('describeNames', 'additionalProperties === false', 'false')),
  limits(
    'limits.words',
    replaceExpression('describeElements', "translate('each {limit}', { limit: one })", 'one'),
  ),
];
