/** The longest name that is looked up, in Unicode code points; no name of the game or printed line comes near it. */
export const MAX_NAME_LENGTH = 200;
