/** Minor units per unit of the currency: 100 for EUR, 1 for JPY. */
export const minorUnitsOf = (currency: string): number =>
  10 ** (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2)

/** Converts integer minor units to major units for a sheet: 1950 to 19.5. */
export const toMajorUnits = (minor: number, currency: string): number => minor / minorUnitsOf(currency)

/** Converts major units to integer minor units, rounded: 19.5 to 1950. */
export const toMinorUnits = (major: number, currency: string): number => Math.round(major * minorUnitsOf(currency))
