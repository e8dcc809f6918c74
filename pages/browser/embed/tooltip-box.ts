import type { Tooltip } from './load-tooltip.js';
import type { Options } from './options.js';

/** What is seen: one box, in a shadow tree that no style of the page reaches. */
export interface Box {
  readonly id: string;
  readonly host: HTMLElement;
  show(beside: HTMLElement, tooltip: Tooltip): void;
  /** Puts it where the element now is; false when that is out of sight. */
  place(): boolean;
  hide(): void;
}

const GAP = 6;
const EDGE = 8;
/** Through the object model of styles, which no policy for styles forbids. */
const HOST =
  'all:initial!important;position:fixed!important;inset:0 auto auto 0!important;z-index:2147483647!important;';
const BOX =
  'position:fixed;box-sizing:border-box;width:max-content;max-width:min(22em,100vw - 16px);padding:.6em .8em;border:1px solid;' +
  'border-radius:.5em;font:.9em/1.45 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;cursor:default;pointer-events:auto;';
const LIGHT = 'color:#1b1d24;background:#fff;border-color:#8d8a80;box-shadow:0 4px 16px #0003';
const DARK = 'color:#e9e6df;background:#1c1f27;border-color:#757b8a;box-shadow:0 4px 16px #000a';

export function createBox(id: string, theme: Options['theme']): Box {
  const host = document.createElement('div');
  const box = document.createElement('div');
  const [heading, text, source] = ['font-weight:700', '', 'font-size:.85em;margin-top:.3em'].map((style) => {
    const line = document.createElement('div');
    line.style.cssText = style;
    box.append(line);
    return line;
  });
  host.id = id;
  host.setAttribute('role', 'tooltip');
  host.attachShadow({ mode: 'open' }).append(box);
  document.documentElement.append(host);
  let beside: HTMLElement | null = null;
  const hide = (): void => {
    beside = null;
    host.style.cssText = `${HOST}display:none!important`;
    host.removeAttribute('aria-label');
  };
  const place = (): boolean => beside === null || placeBeside(box, beside);
  hide();
  return {
    id,
    host,
    hide,
    place,
    show(element, tooltip) {
      beside = element;
      const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme:dark)').matches : theme === 'dark';
      host.style.cssText = `${HOST}display:block!important`;
      box.style.cssText = `${BOX}${isDark ? DARK : LIGHT}`;
      if (heading) heading.textContent = tooltip.heading;
      if (text) text.textContent = tooltip.text;
      if (source) source.textContent = tooltip.source;
      // Descriptions do not look into shadow trees.
      const { heading: name, text: says, source: whose } = tooltip;
      host.setAttribute('aria-label', name === '' ? says : `${name}: ${says} (${whose})`);
      raise(host);
      place();
    },
  };
}

/** Above dialogs, where the browser can do that. */
function raise(host: HTMLElement): void {
  if (typeof host.showPopover !== 'function') return;
  host.popover = 'manual';
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}

/** Below the element, above it where there is no room, and never over an edge. */
function placeBeside(box: HTMLElement, element: HTMLElement): boolean {
  const around = element.getClientRects()[0];
  if (around === undefined || around.bottom < 0 || around.top > innerHeight) return false;
  const { width, height } = box.getBoundingClientRect();
  const below = around.bottom + GAP;
  const top =
    below + height > innerHeight && around.top - GAP - height >= 0 ? around.top - GAP - height : below;
  const right = document.documentElement.clientWidth - EDGE - width;
  box.style.top = `${top}px`;
  box.style.left = `${Math.max(EDGE, Math.min(around.left, right))}px`;
  return true;
}
