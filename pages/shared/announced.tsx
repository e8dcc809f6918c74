/** Where a script says in a sentence what is shown now; all of a new result read out at every letter would be too much. */
export function Announced() {
  return <p class="unseen" role="status" id="announced" />;
}
