import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { terminalProgress } from './progress.js';

describe('the progress bar', () => {
  let written = '';
  beforeEach(() => {
    written = '';
    vi.useFakeTimers();
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
      written += String(chunk);
      return true;
    });
    Object.defineProperty(process.stderr, 'isTTY', { value: true, configurable: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    Reflect.deleteProperty(process.stderr, 'isTTY');
  });

  it('stays away while the work takes less than a second', () => {
    const progress = terminalProgress(true);
    vi.advanceTimersByTime(900);
    progress.step(1, 2);
    progress.end();
    expect(written).toBe('');
  });

  it('shows how far the work is after a second, and leaves no timer behind', () => {
    const progress = terminalProgress(true);
    vi.advanceTimersByTime(1_100);
    progress.step(3, 8);
    progress.end();
    expect(written).toContain('3/8');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is never shown where no terminal is', () => {
    const progress = terminalProgress(false);
    vi.advanceTimersByTime(5_000);
    progress.step(3, 8);
    progress.end();
    expect(written).toBe('');
  });
});
