/** How many rows one report may have in all its currencies, and how many currencies and rows each are counted with. */
export const mostRows = 1600
export const mostCurrencies = 4
