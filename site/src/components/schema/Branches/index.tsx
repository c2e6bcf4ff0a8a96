import { translate } from '#core/labels/translate';
import { Fragment, useId } from 'react';
import type { BranchData, BranchGroupData } from '#core/contracts/page-data';
import { ALTERNATIVES } from '#core/labels/alternatives';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { MemberList } from '../Members';
import { Type } from '../Type';
import { isRule } from '#core/labels/is-rule';
import { translateElements } from '../../../ui/translate-elements';
import styles from './styles.module.css';

/** Alternatives and conditions of a schema (oneOf, anyOf, if/then, …), each group under its label. */
export function Branches({ groups }: { groups?: BranchGroupData[] }) {
  return groups?.map((group, index) =>
    group.branches.every(isRule) ? (
      <Rule key={index} group={group} />
    ) : group.branches.some(hasForm) && group.branches.length > 1 ? (
      <Variants key={index} group={group} />
    ) : (
      <Group key={index} group={group} />
    ),
  );
}

function hasForm({ fields, branches, more }: BranchData): boolean {
  return [fields, branches, more].some(Boolean);
}

/** A condition in one sentence: `If kind is amount_off, then amount_off and currency are required.` */
function Rule({ group }: { group: BranchGroupData }) {
  const isSingular = group.branches.length === 1 && group.branches[0]?.required?.length === 1;
  const names = group.branches.map(({ required = [] }, index) => (
    <Fragment key={index}>
      {index > 0 && ` ${translate('or')} `}
      <Names names={required} />
    </Fragment>
  ));
  return (
    <p className={styles.rule} data-group={group.label} data-part="rule">
      {isSingular
        ? translateElements('{rule} {names} is required.', { rule: group.label, names })
        : translateElements('{rule} {names} are required.', { rule: group.label, names })}
    </p>
  );
}

function Names({ names }: { names: string[] }) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && ` ${translate('and')} `}
      <code>{name}</code>
    </Fragment>
  ));
}

/** Variants as tabs that CSS switches. With scripts, the browser's search opens the hidden ones (`src/client/variants.ts`). */
function Variants({ group }: { group: BranchGroupData }) {
  const name = useId();
  return (
    <fieldset className={styles.variants} data-variants data-group={group.label}>
      <legend>{group.label}</legend>
      <div className={styles.tabs}>
        {group.branches.map((branch, index) => (
          <label key={index}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span>{branch.label}</span>
          </label>
        ))}
      </div>
      <div className={styles.panels}>
        {group.branches.map((branch, index) => (
          <section
            key={index}
            role="group"
            aria-label={branch.label}
            data-part="branch"
            data-values={valuesOf(branch)}
          >
            <Branch branch={branch} isForm />
          </section>
        ))}
      </div>
    </fieldset>
  );
}

function Group({ group }: { group: BranchGroupData }) {
  return (
    <div className={styles.group} role="group" aria-label={group.label} data-group={group.label}>
      <p className={styles.label}>{group.label}</p>
      <ul className={styles.list}>
        {group.branches.map((branch, index) => (
          <li key={index} data-part="branch" data-values={valuesOf(branch)}>
            <Branch branch={branch} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns the values by which the payload check distinguishes the variants (`PayloadCheck/page-fields.ts`). */
function valuesOf({ values }: BranchData): string | undefined {
  return values && JSON.stringify(values);
}

/** A branch with its name and fields. A variant's tab shows its name as well. */
function Branch({ branch, isForm }: { branch: BranchData; isForm?: boolean }) {
  const { href, label, type, html, required } = branch;
  return (
    <>
      <p className={styles.head}>
        <span data-part="name">
          {href ? (
            <Link to={href}>{label}</Link>
          ) : (
            <strong className={isForm ? styles.formName : undefined}>{label}</strong>
          )}
        </span>{' '}
        {type && <Type type={type} />}
      </p>
      <RichText html={html} className={styles.text} part="text" />
      {required && (
        <p className={styles.rule}>
          {ALTERNATIVES.required} <Names names={required} />
        </p>
      )}
      <MemberList schema={branch} isNested />
    </>
  );
}
