/** How many minor units make one of the currency: 100 cents a euro, 1 yen a yen. */
export const minorUnitsOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** Integer minor units as a number in major units, as a sheet shows it: 1950 is 19.5. */
export const toMajorUnits = (minor: number, currency: string): number => minor / minorUnitsOf(currency)

/** The nearest integer of minor units: 19.5 is 1950. */
export const toMinorUnits = (major: number, currency: string): number => Math.round(major * minorUnitsOf(currency))
