import { paragraph, text } from '../site/remark/nodes';
import { textsOf } from '../site/remark/attributes';
import { requireEntry } from '../site/remark/require-entry';
import type { Elements } from '../site/markdown/element-context';
import { LAB_PRIVACY, labWords } from './labs/Lab/words';

/** The Markdown of the components of our pages. */
const elements: Elements = {
  Lab: (element) => {
    const { title, about } = requireEntry(labWords, textsOf(element).name ?? '', 'lab', 'name');
    return [
      paragraph({ type: 'strong', children: [text(title)] }),
      paragraph(text(`${about} ${LAB_PRIVACY}`)),
    ];
  },
};

export default elements;
