import type { Figure, FigureKey, FigurePart } from '../../../src/api/contract/reporting.ts'
import type { Day } from './day.ts'
import { type Item, figureItems } from './items.ts'
import { type Part, figureRules } from './rules.ts'

export const sumOf = (items: readonly Item[], column: 'amount' | 'base') =>
  items.reduce((sum, item) => sum + (item[column] ?? 0), 0)

const totalOf = (key: FigureKey, day: Day) => sumOf(figureItems[key](day), 'amount')

function partValue(part: Part, items: readonly Item[], day: Day): number {
  const isFigure = part.role === 'minuend' || part.role === 'subtrahend'
  if (isFigure && part.figure) return totalOf(part.figure, day)
  return sumOf(items, part.role === 'numerator' || part.role === 'done' ? 'amount' : 'base')
}

/** The value that these items add up to. Rounds a quotient of minor units to an integer, because it is money again. */
export function valueOfItems(key: FigureKey, items: readonly Item[]): number | null {
  const { unit, combine } = figureRules[key]
  if (combine === 'sum') return sumOf(items, 'amount')
  const base = sumOf(items, 'base')
  if (combine === 'total') return base
  if (base === 0) return null
  const quotient = sumOf(items, 'amount') / base
  return unit === 'money' ? Math.round(quotient) : quotient
}

/** Computes a figure from its items. Rows and figure use the same items, so they always agree (domain D39). */
export function figureOf(key: FigureKey, day: Day, items: readonly Item[] = figureItems[key](day)): Figure {
  const { label, unit, formula, parts } = figureRules[key]
  const shown = parts.map((part): FigurePart => ({
    role: part.role,
    label: part.label,
    value: partValue(part, items, day),
    figure: part.figure,
  }))
  return { key, label, unit, formula, value: valueOfItems(key, items), parts: shown }
}
