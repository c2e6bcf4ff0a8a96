import { translate } from '#core/labels/translate';
import { useDeferredValue, useMemo, useState } from 'react';
import data from '@generated/lab-data/default/template.json';
import { SelectField } from '@site/src/forms/SelectField';
import styles from '../Lab/layout.module.css';
import { Editor } from './Editor';
import { createEngine } from './engine';
import { frameDocument } from './frame';
import { previewTemplate } from './preview';
import { templateNames } from './template-names';

/** An engine for the language, country and currency of the examples on the templates pages. */
const engine = createEngine({ tag: 'en-US', currency: 'EUR' });

const filters = Object.keys(engine.filters).toSorted();

/** An editor for a template, and a preview of the document or email that it renders from the example data. */
export default function TemplateLab() {
  const [name, setName] = useState(data[0]?.name ?? '');
  const [template, setTemplate] = useState(data[0]?.template ?? '');
  const objects = data.find((one) => one.name === name)?.objects;
  const variables = useMemo(() => templateNames(objects ?? {}), [objects]);
  const typed = useDeferredValue(template);
  const { html, problem } = useMemo(() => previewTemplate(typed, objects ?? {}, engine), [typed, objects]);
  const choose = (next: string) => {
    setName(next);
    setTemplate(data.find((one) => one.name === next)?.template ?? '');
  };
  return (
    <div className={styles.columns}>
      <div className={styles.form}>
        <SelectField
          label={translate('Start from')}
          options={data.map((one) => ({ value: one.name, label: one.label }))}
          value={name}
          onChange={choose}
        />
        <Editor value={template} variables={variables} filters={filters} onChange={setTemplate} />
      </div>
      <div className={styles.result}>
        <div role="status">{problem && <p className={`${styles.status} ${styles.bad}`}>{problem}</p>}</div>
        {html !== undefined && (
          <iframe
            className={styles.paper}
            title={translate('Preview')}
            sandbox=""
            srcDoc={frameDocument(html)}
          />
        )}
      </div>
    </div>
  );
}
