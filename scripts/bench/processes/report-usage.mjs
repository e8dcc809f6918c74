/**
 * Preloaded into a process under measurement (`node --import`): tells its parent what it has used, when asked and at its end. It
 * neither keeps the process alive nor changes what it does. Plain JavaScript: what reads TypeScript would be measured with it.
 */

/** @returns {import('../measuring/usage.js').Usage} */
function usage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { cpuMs: (userCPUTime + systemCPUTime) / 1_000, peakBytes: maxRSS * 1_024 };
}

function tell() {
  if (process.connected) process.send?.(usage());
}

process.on('message', tell);
process.channel?.unref();
process.once('beforeExit', tell);
