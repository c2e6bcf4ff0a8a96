import type { LinkData } from '#core/contracts/page-data';
import { ADDRESSES } from '../../model/addresses/urls';
import type { Side } from '../diff/side';
import type { Schema } from '../../model/api/api-model';
import { elementOf } from '../../model/wording/element-of';
import { listMembers } from '../../model/wording/list-members';
import { createWordingContext, titleOf } from '../../model/wording/wording-context';

/** Finds the pages of one version. */
export interface VersionPages {
  /** The address of a page of the current version, in this one. */
  addressOf: (url: string) => string;
  /** The field of an object that a subject such as `Coupon.kind` names, or the nearest one around it that the version has. */
  linkOf: (subject: string) => LinkData | undefined;
}

export function findPages({ model }: Side, current: string): VersionPages {
  const { version } = model.info;
  const context = createWordingContext(model);
  const addressOf = (url: string): string =>
    version === current ? url : url.replace(ADDRESSES.landing, ADDRESSES.version(version));
  return {
    addressOf,
    linkOf: (subject) => {
      const named = model.schemas.find(({ name }) => /^(?:$|[.[])/.test(withoutStart(subject, name)));
      if (!named) return undefined;
      const steps = withoutStart(subject, named.name).split('.').slice(1);
      const anchor = anchorOf(steps, named.schema);
      return {
        label: titleOf(named),
        href: addressOf(ADDRESSES.object(named.slug)) + (anchor && `#${anchor}`),
      };
    },
  };

  /** Fields of an object with a page are on that page only. */
  function anchorOf([step, ...steps]: readonly string[], schema: Schema): string {
    const name = step?.replace(/\[\]/g, '');
    const { element } = elementOf(schema, context);
    const member = listMembers(element.schema).find((one) => one.name === name && one.segment === undefined);
    if (!member) return '';
    const inside = elementOf(member.schema, context).refs.length > 0 ? '' : anchorOf(steps, member.schema);
    return [member.name, inside].filter(Boolean).join('.');
  }
}

function withoutStart(subject: string, name: string): string {
  return subject.startsWith(name) ? subject.slice(name.length) : ' ';
}
