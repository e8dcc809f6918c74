/** Work that may still be done: one for each state and each course of play that is looked at. One budget may serve several attacks. */
export interface Budget {
  left: number;
}

/**
 * Courses looked at for one question. It bounds the time of any accepted input: 2 seconds for its answer, as long again for the readings on
 * which it depends. `npm run bench -- attack` holds the slowest inputs that are known to that.
 */
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
