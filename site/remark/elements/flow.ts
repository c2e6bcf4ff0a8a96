import type { BlockContent, List, PhrasingContent } from 'mdast';
import type { FlowStep } from '#core/contracts/flows';
import { groupBy } from '#core/collections/group-by';
import { takenValues } from '#core/flows/taken-values';
import type { BlockElement } from '../element';
import { enumerate, inlineCode, jsx, link, paragraph, text } from '../nodes';
import { requireEntry } from '../require-entry';

/**
 * `<Flow of="sale-and-refund" />`: the steps of a flow of `simulator.yaml`, and a button that plays them in the page
 * (`site/src/flow`).
 */
export const flow: BlockElement = {
  kind: 'block',
  attributes: { of: true },
  render({ of = '' }, { flows }) {
    const { summary, steps } = requireEntry(flows, of, 'flow');
    const list: List = {
      type: 'list',
      ordered: true,
      spread: false,
      children: steps.map((step) => ({ type: 'listItem', spread: false, children: [line(step, steps)] })),
    };
    return [
      jsx(
        'section',
        { className: 'flow-player', 'data-simulator': '', 'data-request': of, 'aria-label': summary },
        [
          paragraph({ type: 'strong', children: [text(`${summary}.`)] }),
          list,
          jsx('button', { type: 'button', className: 'needs-script', 'data-simulator-action': 'flow' }, [
            text('Play these steps'),
          ]),
          jsx('div', { 'data-simulator-output': '' }),
        ],
      ),
    ];
  },
};

function line(step: FlowStep, steps: readonly FlowStep[]): BlockContent {
  const target = 'event' in step ? step.event : `${step.method} ${step.path}`;
  return paragraph(
    text(`${step.title}: `),
    link(step.href, [inlineCode(target)]),
    text('.'),
    ...taken(step, steps),
  );
}

/** "`processor_id` and `customer.id` come from step 1." */
function taken(step: FlowStep, steps: readonly FlowStep[]): PhrasingContent[] {
  const bySource = groupBy(takenValues(step), (value) => value.step);
  return [...bySource].flatMap(([source, values]) => {
    const number = steps.findIndex(({ id }) => id === source) + 1;
    const verb = values.length === 1 ? 'comes' : 'come';
    return [text(' '), ...enumerate(values.map(({ name }) => name)), text(` ${verb} from step ${number}.`)];
  });
}
