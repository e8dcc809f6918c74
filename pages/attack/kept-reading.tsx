/** The reading by which an attack is played stays what it is while another attack is typed. */
export function KeptReading({ reading }: { readonly reading: string | null }) {
  return reading === null ? null : <input type="hidden" name="reading" value={reading} />;
}
