import { minorUnitsOf, toMajorUnits, toMinorUnits } from '../../api/contract/money.ts'
import { phrase } from '../../phrases/phrase.ts'
import * as cells from './cells.rules.ts'
import { field, type ImportField } from './description.ts'
import type { ReferenceData } from './plan.ts'
import type { SheetCell } from './sheet.ts'

/** Formats an amount as text for a cell: "1250.00" in EUR, "1250" in JPY. */
const toMajorText = (major: number, currency: string) => major.toFixed(Math.log10(minorUnitsOf(currency)))

/** The sheet has major units, the contract integer minor units. An amount with too many decimals is rejected, not rounded. */
const readPrice = (cell: SheetCell, { currency }: ReferenceData) =>
  cells.andThen(cells.requiredNumber(cell, toMajorText(1250, currency)), (major): cells.CellResult<number> => {
    const minor = toMinorUnits(major, currency)
    if (Math.abs(minor - major * minorUnitsOf(currency)) < 1e-6) return { value: minor }
    const digits = Math.log10(minorUnitsOf(currency))
    return {
      fault:
        digits === 0
          ? phrase('imports.noDecimals', { currency })
          : phrase('imports.tooManyDecimals', { digits, currency }),
    }
  })

/** The column of a price. */
export const priceField = <Rec>(name: string, of: (record: Rec) => number): ImportField<Rec> =>
  field({
    key: 'price',
    name,
    read: readPrice,
    of,
    shown: (minor, { currency }) => `${toMajorUnits(minor, currency)} ${currency}`,
    cell: (minor, { currency }) => toMajorUnits(minor, currency),
  })
