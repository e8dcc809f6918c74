import type { QueryContext } from './context.js';

/** The page of a keyword; absolute when the server knows its public address. */
export function keywordUrl({ publicUrl }: Pick<QueryContext, 'publicUrl'>, slug: string): string {
  return `${publicUrl ?? ''}/keywords/${slug}`;
}

/** The page of a ruling, by its bare id. */
export function rulingUrl({ publicUrl }: Pick<QueryContext, 'publicUrl'>, id: string): string {
  return `${publicUrl ?? ''}/rulings/${id}`;
}

/** The page of an attack, given in one line. */
export function attackUrl({ publicUrl }: Pick<QueryContext, 'publicUrl'>, notation: string): string {
  return `${publicUrl ?? ''}/attack?q=${encodeURIComponent(notation)}`;
}

/** The page of a card, by its slug. */
export function cardUrl({ publicUrl }: Pick<QueryContext, 'publicUrl'>, slug: string): string {
  return `${publicUrl ?? ''}/cards/${slug}`;
}

/** The page of a question. */
export function answerUrl({ publicUrl }: Pick<QueryContext, 'publicUrl'>, question: string): string {
  return `${publicUrl ?? ''}/answer?q=${encodeURIComponent(question.replace(/\p{Cs}/gu, '\uFFFD'))}`;
}

/** The page of a check of keywords, by slug in the order asked. */
export function interactionUrl(
  { publicUrl }: Pick<QueryContext, 'publicUrl'>,
  keywords: readonly string[],
): string {
  return `${publicUrl ?? ''}/interactions/${keywords.join('+')}`;
}
