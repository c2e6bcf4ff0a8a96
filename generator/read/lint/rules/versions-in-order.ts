import { listOf, objectOf, textOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';

/** Reports versions in `x-api-versions` that are listed twice, are not the newest first, or of which another one is the current one. */
export const VersionsInOrder: Rule = () => ({
  Root: {
    leave(root, context) {
      const { location } = context;
      const listed = listOf(membersOf(root)['x-api-versions']).map(objectOf);
      const versions = listed.map(({ version }) => textOf(version) ?? '');
      for (const [index, version] of versions.entries()) {
        const at = (message: string, member: string): void =>
          context.report({ message, location: location.child(['x-api-versions', index, member]) });
        const before = versions[index - 1];
        if (versions.indexOf(version) < index)
          at(`The version ${version} is listed twice.\nRemove one.`, 'version');
        else if (before !== undefined && version > before)
          at(
            `The version ${version} is later than ${before} above it.\nList the newest version first.`,
            'version',
          );
        if ((listed[index]?.current === true) !== (index === 0))
          at(
            index === 0
              ? `The newest version, ${version}, is not the current one.\nWrite \`current: true\`.`
              : `The version ${version} is not the newest, and cannot be the current one.\nWrite \`current: false\`.`,
            'current',
          );
      }
    },
  },
});
