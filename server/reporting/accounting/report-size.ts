/**
 * Most rows of one report over all currencies, and the assumed maximum of currencies and of rows per currency for its
 * query cost.
 */
export const maxRows = 1600
export const maxCurrencies = 4
