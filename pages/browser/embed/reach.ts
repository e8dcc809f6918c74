import type { Options } from './options.js';
import type { Presenter } from './presenter.js';
import type { Box } from './tooltip-box.js';
import type { FindTrigger, Trigger } from './trigger.js';

/** What the ways of reaching a keyword work on. */
export interface Listened {
  readonly find: FindTrigger;
  readonly presenter: Presenter;
  readonly box: Box;
  readonly options: Options;
}

/** Long enough to get from the keyword into its tooltip. */
const LEAVE_MS = 250;

/** Pointer, keyboard and finger. Listens at the document alone, so that what is added later is reached too. */
export function listen(listened: Listened): void {
  const later = createLater();
  listenToPointer(listened, later);
  listenToKeyboard(listened, later);
  listenToFinger(listened, later);
  const { box, presenter } = listened;
  const follow = (): void => {
    if (presenter.shown() !== null && !box.place()) presenter.hide();
  };
  on('scroll', follow);
  addEventListener('resize', guarded(follow));
}

/** One thing at a time that is to happen in a moment. */
interface Later {
  do(what: () => void, ms: number): void;
  cancel(): void;
}

function createLater(): Later {
  let timer = 0;
  const cancel = (): void => clearTimeout(timer);
  return {
    cancel,
    do(what, ms) {
      cancel();
      timer = setTimeout(guarded(what), ms);
    },
  };
}

/** The page must not notice when something here fails. */
function guarded<Given extends readonly unknown[]>(
  what: (...given: Given) => void,
): (...given: Given) => void {
  return (...given) => {
    try {
      what(...given);
    } catch {
      // There is no tooltip this time.
    }
  };
}

function on<Name extends keyof DocumentEventMap>(
  name: Name,
  what: (event: DocumentEventMap[Name]) => void,
  passive = true,
): void {
  document.addEventListener(name, guarded(what), { capture: true, passive });
}

function listenToPointer({ find, presenter, box, options }: Listened, later: Later): void {
  const leave = (): void => {
    const shown = presenter.shown();
    if (shown !== null && !isFocused(shown)) presenter.hide();
  };
  on('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    if (target === box.host) return later.cancel();
    const trigger = find(target);
    if (trigger === null) return later.do(leave, LEAVE_MS);
    if (trigger.element === presenter.shown()?.element) return later.cancel();
    later.do(() => presenter.show(trigger, false), options.delay);
  });
  on('pointerout', ({ relatedTarget, pointerType }) => {
    if (relatedTarget === null && pointerType !== 'touch') later.do(leave, LEAVE_MS);
  });
}

function isFocused({ element, link }: Trigger): boolean {
  return (link ?? element).matches(':focus-visible');
}

function listenToKeyboard({ find, presenter }: Listened, later: Later): void {
  on('focusin', ({ target }) => {
    const trigger = target instanceof Element && target.matches(':focus-visible') ? find(target) : null;
    if (trigger === null) return;
    later.cancel();
    presenter.show(trigger, false);
  });
  on('focusout', ({ target }) => {
    const shown = presenter.shown();
    if (shown !== null && shown.element === find(target)?.element && !shown.element.matches(':hover'))
      presenter.hide();
  });
  on('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    later.cancel();
    presenter.hide();
  });
}

/** The first tap on a link shows the tooltip, the second follows the link; a tap elsewhere closes it. */
function listenToFinger({ find, presenter, box, options }: Listened, later: Later): void {
  let isTouch = false;
  let wasShown = false;
  on('pointerdown', ({ target, pointerType }) => {
    isTouch = pointerType === 'touch';
    if (!isTouch) return;
    const shown = presenter.shown();
    wasShown = shown !== null && shown.element === find(target)?.element;
    if (!wasShown && target !== box.host) presenter.hide();
  });
  on(
    'click',
    (event) => {
      const trigger = isTouch ? find(event.target) : null;
      isTouch = false;
      if (trigger === null || wasShown || event.defaultPrevented) return;
      if (trigger.link !== null && options.tapFollows) return;
      if (trigger.link !== null) event.preventDefault();
      later.cancel();
      presenter.show(trigger, true);
    },
    false,
  );
}
