/** What a process has used since its start. */
export interface Usage {
  /** Milliseconds of processor time, all threads together. */
  readonly cpuMs: number;
  /** Most memory it ever held in RAM. */
  readonly peakBytes: number;
}
