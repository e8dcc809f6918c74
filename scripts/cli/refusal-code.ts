/** Of a refusal of a server that has none of its own: it is too busy, has no data, or failed. */
export const NO_CODE = 'REFUSED';
