/** A time that passes, once. */
export interface Timer {
  /** Settles when it has passed; never after `stop`. */
  readonly over: Promise<null>;
  readonly stop: () => void;
}

/** Of so many milliseconds; what is below 0 has passed already. */
export type StartTimer = (ms: number) => Timer;

export const startTimer: StartTimer = (ms) => {
  let stop = (): void => {};
  const over = new Promise<null>((settle) => {
    const timeout = setTimeout(() => settle(null), ms);
    stop = () => clearTimeout(timeout);
  });
  return { over, stop: () => stop() };
};
