import type { KnowledgeBase } from '../../api/knowledge-base/knowledge-base.js';
import type { TimingWindowRecord } from '../../api/knowledge-base/records.js';

const STEP = 33;
const MIDDLE = 16;
const RADIUS = 11.5;

/** The windows of an attack in their order; the picture and its caption number them. */
function attackWindows({ timingWindows }: KnowledgeBase): readonly TimingWindowRecord[] {
  return [...timingWindows.values()].filter(({ phase }) => phase === 'Attack');
}

interface StripProps {
  readonly kb: KnowledgeBase;
  /** Slug of the window that is marked; null marks none. */
  readonly window: string | null;
}

/** The course of an attack as a row of stops, squares where players may act, with one of them marked. */
export function SequenceStrip({ kb, window: slug }: StripProps) {
  const here = kb.timingWindows.get(slug ?? '');
  if (here === undefined) return null;
  const windows = attackWindows(kb);
  const width = STEP * windows.length;
  const caption = captionOf(windows, here);
  return (
    <figure class="strip">
      <svg
        viewBox={`0 0 ${width} ${2 * MIDDLE}`}
        width={width}
        height={2 * MIDDLE}
        role="img"
        aria-label={caption}
      >
        <line
          class={here.slug === 'continuous' ? 'rail always' : 'rail'}
          x1={STEP / 2}
          y1={MIDDLE}
          x2={width - STEP / 2}
          y2={MIDDLE}
        />
        {windows.map((window, index) => (
          <g key={window.slug} {...(window === here ? { class: 'here' } : {})}>
            <title>{window.name}</title>
            <Stop x={STEP * (index + 0.5)} isPop={window.isPop} />
            <text x={STEP * (index + 0.5)} y={MIDDLE + 4}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption class="source">{caption}</figcaption>
    </figure>
  );
}

function Stop({ x, isPop }: { readonly x: number; readonly isPop: boolean }) {
  return isPop ? (
    <rect class="stop" x={x - RADIUS} y={MIDDLE - RADIUS} width={2 * RADIUS} height={2 * RADIUS} rx={4} />
  ) : (
    <circle class="stop" cx={x} cy={MIDDLE} r={RADIUS} />
  );
}

function captionOf(windows: readonly TimingWindowRecord[], here: TimingWindowRecord): string {
  const index = windows.indexOf(here);
  if (index < 0) return `${here.name}: no step of an attack. ${here.summary}`;
  const before = windows[index - 1];
  const after = windows[index + 1];
  const around = [
    before === undefined ? null : `after ${index}, ${before.name}`,
    after === undefined ? null : `before ${index + 2}, ${after.name}`,
  ].filter((part) => part !== null);
  return `Step ${index + 1} of ${windows.length} in an attack: ${here.name}, ${around.join(' and ')}.`;
}
