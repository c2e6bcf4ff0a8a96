import { useId, useMemo, useState } from 'react';
import changelog from '@generated/what-changes/default/changelog.json';
import { WHAT_CHANGES } from '#core/labels/changelog';
import { translate } from '#core/labels/translate';
import { findTouched } from '../touched-changes';
import { Answers } from './Answers';
import { CallsChoice } from './CallsChoice';
import { useCalls } from './use-calls';
import css from '!!./what-changes.css?inline';

/** The versions between which changes are known, the earliest first. */
const releases = changelog.releases.toReversed();
const versions = releases.flatMap(({ version, comparedWith = '' }, index) =>
  index === 0 || releases[index - 1]?.version !== comparedWith ? [comparedWith, version] : [version],
);

/** Asks for two versions and the reader's calls, and lists the changes that touch them. Everything happens in the browser. */
export function WhatChanges({ base }: { base: string }) {
  const [from, setFrom] = useState(startOf(window.location.search));
  const [to, setTo] = useState(versions.at(-1)!);
  const calls = useCalls();
  const { chosen } = calls;
  const answer = useMemo(() => findTouched(releasesBetween(from, to), chosen.calls), [from, to, chosen]);
  return (
    <form className="what-changes" onSubmit={(event) => event.preventDefault()}>
      <style>{css}</style>
      <div className="what-changes-row">
        <VersionSelect
          label={translate('From')}
          value={from}
          options={versions.slice(0, versions.indexOf(to))}
          onChange={setFrom}
        />
        <VersionSelect
          label={translate('To')}
          value={to}
          options={versions.slice(versions.indexOf(from) + 1)}
          onChange={setTo}
        />
      </div>
      <CallsChoice {...calls} />
      <p className="what-changes-note">{WHAT_CHANGES.private}</p>
      <Answers answer={answer} chosen={chosen} isEmpty={calls.isEmpty} base={base} />
    </form>
  );
}

interface VersionSelectProps {
  label: string;
  value: string;
  options: readonly string[];
  onChange: (version: string) => void;
}

function VersionSelect({ label, value, options, onChange }: VersionSelectProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map((version) => (
          <option key={version}>{version}</option>
        ))}
      </select>
    </p>
  );
}

/** The version that the address names, if changes from it are known: `?from=20240705`. */
function startOf(search: string): string {
  const asked = new URLSearchParams(search).get('from') ?? '';
  return versions.slice(0, -1).includes(asked) ? asked : versions[0]!;
}

function releasesBetween(from: string, to: string) {
  const [first, last] = [versions.indexOf(from), versions.indexOf(to)];
  return releases.filter(({ version }) => {
    const index = versions.indexOf(version);
    return index > first && index <= last;
  });
}
