import { addEntry } from '../../plan/add-entry';
import { newFile, requireFile, requireName } from '../../plan/edit-text';
import { capitalize, type Kind, pascalCase, wordsOf } from '../kind';

const ENTRY = 'openapi/openapi.yaml';
const TYPES = 'openapi/components/schemas/EventType.yaml';

/** An event: its file, its line in the entry document, its type, and its example. */
export const event: Kind = {
  takes: '<name> <Schema>',
  example: 'invoice.paid Invoice',
  plan: ([given, givenSchema], sources) => {
    const name = requireName(given, /^[a-z]+(\.[a-z\d]+)+$/, 'event', 'invoice.paid');
    const schema = requireName(givenSchema, /^[A-Z]\w*$/, 'schema', 'Invoice');
    requireFile(sources, `openapi/components/schemas/${schema}.yaml`);
    const entry = addEntry(
      requireFile(sources, ENTRY),
      ['webhooks'],
      [`${name}:`, `  $ref: webhooks/${name}.yaml`],
    );
    const types = addEntry(requireFile(sources, TYPES), ['enum'], [`- ${name}`]);
    return {
      changes: [
        newFile(sources, `openapi/webhooks/${name}.yaml`, eventText(name, schema)),
        { file: ENTRY, content: entry },
        {
          file: TYPES,
          content: addEntry(types, ['x-enumDescriptions'], [`${name}: 'TODO: when it is sent.'`]),
        },
        newFile(sources, `openapi/components/examples/${name}.yaml`, 'summary: TODO\nvalue: TODO\n'),
      ],
      next: [
        'Move its lines to the events of the same record, and correct the sentences that count the events.',
        'Run npm run lint:api, npm run generate, npm run claims.',
      ],
    };
  },
};

function eventText(name: string, schema: string): string {
  const [first = '', ...rest] = wordsOf(name).split(' ');
  return `post:
  operationId: ${first}${pascalCase(rest.join(' '))}Event
  summary: ${capitalize(wordsOf(name))}
  description: TODO
  x-basis: choice
  x-decision: TODO
  tags:
    - Webhooks
  security: []
  parameters:
    - name: X-Abaco-Signature
      in: header
      required: true
      description: >-
        Signature of the call. The example signs the example body, indented by two spaces as shown, for the URL
        \`https://shop.example/hooks/abaco\` and the key \`example-auth-key-0001\`.
      x-basis: choice
      x-decision: G-API-33b
      schema:
        $ref: ../components/schemas/Signature.yaml
      example: TODO
  requestBody:
    required: true
    content:
      application/json:
        schema:
          allOf:
            - $ref: ../components/schemas/Event.yaml
          type: object
          properties:
            event_type:
              type: string
              description: Which event it is.
              const: ${name}
            data:
              type: object
              description: Content of the event.
              properties:
                object:
                  description: The record the event is about.
                  $ref: ../components/schemas/${schema}.yaml
              required:
                - object
        examples:
          default:
            $ref: ../components/examples/${name}.yaml
  responses:
    2XX:
      $ref: ../components/responses/EventReceived.yaml
`;
}
