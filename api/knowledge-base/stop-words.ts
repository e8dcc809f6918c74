/** Words that say nothing about what is looked for. Words of the game (no, not, only, first, other) are left out on purpose. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about also am an and any are as at be because been before but by can cant could did do does doesnt doing dont either else
  ever every for from get gets got had has have having he her him his how i if im in into is isnt it its just let like likely may
  me might most must my of off often on or our own please rather said say says she should so some than that thats the their them
  then there these they this those to too us very want wants was we were what whats when where which while who whom whose why
  will with wont work works would yet you your`.split(/\s+/),
);

/** Takes a folded word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
