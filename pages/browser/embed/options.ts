/** What the page that loads the script may choose, by attributes of its script element. */
export interface Options {
  /** Where the rules are served, without a slash at the end. */
  readonly server: string;
  /** `data-theme`: `auto` follows the system. */
  readonly theme: 'auto' | 'light' | 'dark';
  /** `data-delay`: how long a pointer rests before anything is shown, in milliseconds. */
  readonly delay: number;
  /** `data-links="off"`: only elements with `data-keyword`. */
  readonly links: boolean;
  /** `data-tap="follow"`: a tap on a link follows it at once, without a tooltip. */
  readonly tapFollows: boolean;
}

const DELAY_MS = 150;
const LONGEST_DELAY_MS = 5_000;
const OWN_ADDRESS = /^(https?:\/\/.+?)\/embed(?:\/[0-9a-f]+)?\.js(?:[?#].*)?$/;

/** Null when it is not known where the rules are served: a copy of the script needs `data-server`. */
export function readOptions({ src, dataset }: HTMLScriptElement): Options | null {
  const server = dataset['server'] ?? OWN_ADDRESS.exec(src)?.[1] ?? '';
  if (!/^https?:\/\//.test(server)) return null;
  const { theme, delay } = dataset;
  return {
    server: server.replace(/\/+$/, ''),
    theme: theme === 'light' || theme === 'dark' ? theme : 'auto',
    delay: delay !== undefined && /^\d+$/.test(delay) ? Math.min(Number(delay), LONGEST_DELAY_MS) : DELAY_MS,
    links: dataset['links'] !== 'off',
    tapFollows: dataset['tap'] === 'follow',
  };
}
