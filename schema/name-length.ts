/** The longest name that is looked up, in Unicode code points; no name of the game comes near it. */
export const MAX_NAME_LENGTH = 200;
