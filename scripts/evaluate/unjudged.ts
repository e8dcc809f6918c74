/** A fault of its own for what was reported and nobody has judged yet. */
export function unjudged({ toJudge }: { readonly toJudge?: string | undefined }): readonly string[] {
  return toJudge === undefined ? [] : [`to be judged: ${toJudge}`];
}
