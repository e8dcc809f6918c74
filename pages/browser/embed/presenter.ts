import type { Keywords, Tooltip } from './load-tooltip.js';
import type { Box } from './tooltip-box.js';
import type { Trigger } from './trigger.js';

/** Shows one tooltip at a time. */
export interface Presenter {
  /** The one that is shown or waited for. */
  readonly shown: () => Trigger | null;
  /** With `tells` it says at once that it is loading, and what went wrong. */
  show(trigger: Trigger, tells: boolean): void;
  hide(): void;
  /** Hides when the element has left the page. */
  leaveIfGone(): void;
}

/** One may wonder after that time whether anything will come. */
const WONDER_MS = 400;
const LOADING = 'Loading…';
const UNKNOWN = 'No keyword is called that.';
const FAILED = 'The rules can not be reached now.';

export function createPresenter(box: Box, { load }: Keywords): Presenter {
  let current: Trigger | null = null;
  let restore = (): void => undefined;
  let timer = 0;

  const hide = (): void => {
    clearTimeout(timer);
    current = null;
    restore();
    restore = () => undefined;
    box.hide();
  };
  const say = (trigger: Trigger, tooltip: Tooltip): void => {
    restore();
    box.show(trigger.element, tooltip);
    restore = describe(trigger, box.id);
  };
  return {
    shown: () => current,
    hide,
    leaveIfGone: () => {
      if (current?.element.isConnected === false) hide();
    },
    show(trigger, tells) {
      if (current?.element === trigger.element) return;
      hide();
      current = trigger;
      const plain = (text: string): Tooltip => ({ heading: '', text, source: '' });
      timer = setTimeout(() => say(trigger, plain(LOADING)), tells ? 0 : WONDER_MS);
      const done = (tooltip: Tooltip | null, otherwise: string): void => {
        if (current !== trigger) return;
        clearTimeout(timer);
        if (tooltip !== null) say(trigger, tooltip);
        else if (tells) say(trigger, plain(otherwise));
        else hide();
      };
      load(trigger.name)
        .then((tooltip) => done(tooltip, UNKNOWN))
        .catch(() => done(null, FAILED));
    },
  };
}

/** Gives the element its description, and takes away titles that would be shown beside it. Returns how it was before. */
function describe({ element, link }: Trigger, id: string): () => void {
  const described = link ?? element;
  const before = described.getAttribute('aria-describedby');
  const titles = new Map([element, described].map((one) => [one, one.getAttribute('title')]));
  described.setAttribute('aria-describedby', before === null ? id : `${before} ${id}`);
  for (const one of titles.keys()) one.removeAttribute('title');
  return () => {
    for (const [one, title] of titles) if (title !== null) one.setAttribute('title', title);
    if (before === null) described.removeAttribute('aria-describedby');
    else described.setAttribute('aria-describedby', before);
  };
}
