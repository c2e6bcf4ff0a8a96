import { objectOf } from '#core/json/read';
import type { InlineElement } from '../element';
import { lookUp } from '../mistake';
import { inlineCode, link } from '../nodes';

/** `<Scope of="read_only" />`: a scope of OAuth, linked to the security scheme that has it. */
export const scope: InlineElement = {
  kind: 'inline',
  attributes: { of: true },
  render({ of = '' }, { bundle }) {
    const schemes = Object.entries(bundle.components?.securitySchemes ?? {}).flatMap(([id, scheme]) =>
      Object.values(objectOf(objectOf(scheme).flows)).flatMap((flow) =>
        Object.keys(objectOf(objectOf(flow).scopes)).map((name) => [name, id] as const),
      ),
    );
    const id = lookUp(Object.fromEntries(schemes), of, 'scope');
    return [link(`/api/#${id}`, [inlineCode(of)])];
  },
};
