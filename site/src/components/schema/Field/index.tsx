import { Fragment } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { FieldData, TypeData } from '#core/contracts/page-data';
import { Flags } from '../../../ui/Flags';
import { Link } from '../../../ui/Link';
import { RichText } from '../../../ui/RichText';
import { Separator } from '../../../ui/Separator';
import { Notes } from '../../citations/Notes';
import { Citation } from '../../citations/Sources';
import { Enum, Examples, isShortEnum } from '../Enum';
import { FieldUses } from '../FieldUses';
import { Members } from '../Members';
import { Meta } from '../Meta';
import { Type } from '../Type';
import styles from './styles.module.css';

/** One field, parameter or header with its complete documentation; its members are closed below it. */
export function Field({ field }: { field: FieldData }) {
  useBrokenLinks().collectAnchor(field.id);
  return (
    <li
      className={styles.field}
      id={field.id}
      data-part="field"
      data-field={field.name}
      data-required={field.required}
      data-deprecated={field.deprecated}
    >
      <div className={styles.head}>
        <Link className={`hash ${styles.name}`} to={`#${field.id}`} data-part="name">
          <Name name={field.name} />
        </Link>{' '}
        {field.title && (
          <>
            <span className={styles.title} data-part="title">
              {field.title}
            </span>
            <Separator>,</Separator>{' '}
          </>
        )}
        <Type type={field.type} />
        <Flags of={field} />
        {field.basis && <Citation {...field.basis} />}
        <FieldUses field={field} />
      </div>
      {(field.html ?? field.notes) && (
        <div className={styles.text}>
          <RichText html={field.html} part="text" />
          <Notes notes={field.notes} />
        </div>
      )}
      <Meta {...field} enum={isShortEnum(field.enum) ? field.enum : undefined} />
      <Enum values={field.enum} />
      <Examples examples={field.explainedExamples} />
      <Members of={field.name} schema={field} isOnOwnPage={namesObject(field.type)} />
    </li>
  );
}

/** A field's name. Long names can break after underscores. */
function Name({ name }: { name: string }) {
  return name.split(/(?<=_)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Whether a type is one object with a page, alone or in a list. */
function namesObject(type: TypeData): boolean {
  return type.filter((part) => typeof part !== 'string').length === 1;
}
