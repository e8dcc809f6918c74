/** How a script was called, for its usage: as a command of `swtcg-rules`, or by npm. */
export function programName(npmScript: string): string {
  const [, called = ''] = process.argv;
  return called.startsWith('swtcg-rules ') ? called : `npm run ${npmScript} --`;
}
