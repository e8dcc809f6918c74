/** Work that may still be done: one for each course of play that is looked at. One budget may serve several attacks. */
export interface Budget {
  left: number;
}

/** Courses looked at for one question: well under a second of work. */
export const MOST_COURSES = 120_000;

export function budgetOf(courses: number = MOST_COURSES): Budget {
  return { left: courses };
}

/** Throws BudgetSpent when the work is more than what is left. */
export function spend(budget: Budget, courses: number): void {
  budget.left -= courses;
  if (budget.left < 0) throw Object.assign(new Error('the budget is spent'), { name: 'BudgetSpent' });
}

/** Throws BudgetSpent. */
export function spendAll(budget: Budget): never {
  spend(budget, budget.left + 1);
  throw new RangeError('A budget holds a number of courses.');
}

export function isBudgetSpent(error: unknown): boolean {
  return error instanceof Error && error.name === 'BudgetSpent';
}
