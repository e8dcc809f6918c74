/** A message of ours says what is expected, or what to do. */
export const ADVICE =
  /\b(?:send|use|ask|give|add|correct|encode|try|is expected|known are|needs|come in these|that is met)\b/i;
