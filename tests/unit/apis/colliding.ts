/**
 * Two descriptions that have the same name for everything: path, operation, tag, schemas, event, response, security scheme, link and
 * discriminator. They differ in what they say, in their servers and in how callers authenticate.
 */
export const COLLIDING: Readonly<Record<string, string>> = {
  'orders/openapi.yaml': descriptionOf('Orders', 'https://orders.example/v1', 'bearer', '9007199254740993'),
  'billing/openapi.yaml': descriptionOf('Billing', 'https://billing.example/v2', 'basic', '9007199254740995'),
};

export const PROJECT = `name: Shop
url: https://docs.shop.example
apis:
  - { name: orders, description: orders/openapi.yaml }
  - { name: billing, description: billing/openapi.yaml, title: Bills }
`;

/** @param exact a number that JavaScript would round. */
function descriptionOf(title: string, server: string, scheme: string, exact: string): string {
  return `openapi: 3.1.0
info:
  title: ${title}
  version: '1'
  description: |
    See [one](#operation/getThing) and [all](#/components/schemas/Thing).

    # Rules of ${title}

    They are here.
servers: [{ url: '${server}' }]
security: [{ auth: [] }]
tags: [{ name: Things, description: Things of ${title}. }]
paths:
  /things/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: ${title}-1 }]
    get:
      operationId: getThing
      tags: [Things]
      summary: Get a thing
      responses:
        '200':
          description: The thing of ${title}.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Thing' }
              example: { id: ${title}-1, size: ${exact} }
          links: { again: { operationId: getThing, description: 'Again, of ${title}.' } }
        '404': { $ref: '#/components/responses/Missing' }
    put:
      operationId: putThing
      tags: [Things]
      summary: Replace a thing
      requestBody: { required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses: { '204': { description: Replaced. } }
webhooks:
  thing.created:
    post:
      operationId: thingCreated
      summary: A thing of ${title} was created
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }
      responses: { '200': { description: Received. } }
components:
  securitySchemes: { auth: { type: http, scheme: ${scheme}, description: 'Of ${title}.' } }
  responses: { Missing: { description: 'No such thing of ${title}.' } }
  schemas:
    Thing:
      type: object
      description: 'A thing of ${title}.'
      required: [id]
      properties:
        id: { type: string, description: 'Id in ${title}.' }
        size: { type: integer, format: int64 }
        pet: { $ref: '#/components/schemas/Animal' }
    Animal:
      type: object
      required: [kind]
      properties: { kind: { type: string } }
      discriminator: { propertyName: kind, mapping: { cat: '#/components/schemas/Cat' } }
    Cat: { allOf: [{ $ref: '#/components/schemas/Animal' }, { properties: { of${title}: { type: string } } }] }
`;
}
