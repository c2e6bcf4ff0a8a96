import { describeRule } from '../../../builders/describe-rule';
import { parameter, schemas } from '../../../builders/rule-descriptions';

describeRule('no-anchors', {
  fires: [
    {
      title: 'a reference to an anchor of another file',
      given: {
        'openapi.yaml': parameter('{$ref: Leaf.yaml}'),
        'Leaf.yaml': '$anchor: leaf\nitems: {$ref: "#leaf"}\n',
      },
      at: '#/items',
      want: 'the entry document has no `$anchor: leaf`.',
    },
  ],
  silent: [schemas("{Tree: {$anchor: tree, type: object, properties: {branch: {$ref: '#tree'}}}}")],
});
