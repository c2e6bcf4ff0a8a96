import { translate } from '#core/labels/translate';
import type { VersionFilter } from './use-version-filter';

/** A select for each docs plugin that has several versions. */
export function VersionSelects({ docs, chosen, choose }: VersionFilter) {
  return docs.map(({ id, versions }) => (
    <select
      key={id}
      aria-label={docs.length > 1 ? translate('Version of {id}', { id }) : translate('Version')}
      value={chosen[id]}
      onChange={({ target }) => choose(id, target.value)}
    >
      {versions.map(({ name, label }) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  ));
}
