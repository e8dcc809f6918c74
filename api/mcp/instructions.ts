/** What an assistant is told of this server when it connects. */
export const INSTRUCTIONS = [
  'The rules of the Star Wars Trading Card Game as records. Answer rules questions from these tools, not from memory.',
  'Begin with answer_question; use check_interaction for keywords that meet, solve_attack for numbers, lookup_keyword and card for texts.',
  'Every ruling has an id: give it when you cite, and quote letter for letter; verify_citation says whether a quotation stands.',
  'UNKNOWN and UNDETERMINED mean that nothing known decides the question: say that.',
  'Texts of authority SUMMARY are words of this project, not official ones.',
].join(' ');
