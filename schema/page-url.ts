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
