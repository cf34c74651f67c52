import { housekeepingStatuses } from '../../../src/api/contract/enums.ts'
import { type HousekeepingStatus, housekeepingNames } from '../../../src/api/contract/housekeeping.ts'
import type { Figure, FigureKey, FigurePart } from '../../../src/api/contract/reporting.ts'

export type Part = Omit<FigurePart, 'value'>

interface FigureRule {
  label: string
  unit: Figure['unit']
  /** Formula as display text. */
  formula: string
  /** How items make the value: `sum`; `total`, of which a part is done; or `quotient`, sum divided by total. */
  combine: 'sum' | 'total' | 'quotient'
  parts: readonly Part[]
}

const sum = (label: string, unit: Figure['unit'], formula: string, parts: readonly Part[] = []): FigureRule => ({
  label,
  unit,
  formula,
  combine: 'sum',
  parts,
})

const quotient = (
  label: string,
  unit: 'ratio' | 'money',
  [numerator, denominator]: readonly [[string, FigureKey], [string, FigureKey]],
): FigureRule => ({
  label,
  unit,
  formula: `${numerator[0]} ÷ ${denominator[0].toLowerCase()}`,
  combine: 'quotient',
  parts: [
    { role: 'numerator', label: numerator[0], figure: numerator[1] },
    { role: 'denominator', label: denominator[0], figure: denominator[1] },
  ],
})

const progress = (label: string, formula: string, done: string, total: string): FigureRule => ({
  label,
  unit: 'stays',
  formula,
  combine: 'total',
  parts: [
    { role: 'done', label: done, figure: null },
    { role: 'total', label: total, figure: null },
  ],
})

const byCondition = Object.fromEntries(
  housekeepingStatuses.map((status) => {
    const { label } = housekeepingNames[status]
    return [
      `housekeeping_${status}`,
      sum(label, 'rooms', `Rooms of the house count in the condition ${label.toLowerCase()}`),
    ]
  }),
) as Record<`housekeeping_${HousekeepingStatus}`, FigureRule>

const soldRooms = ['Rooms sold', 'sold'] as const
const availableRooms = ['Available rooms', 'available'] as const
const revenue = ['Room revenue', 'room_revenue'] as const

/** Label and formula of each figure (domain D39). */
export const figureRules: Record<FigureKey, FigureRule> = {
  house_count: sum('House count', 'rooms', 'Rooms that are neither inactive nor out of inventory that night'),
  out_of_order: sum('Out of order', 'rooms', 'Rooms that are out of order that night'),
  available: sum('Available', 'rooms', 'House count − out of order', [
    { role: 'minuend', label: 'House count', figure: 'house_count' },
    { role: 'subtrahend', label: 'Out of order', figure: 'out_of_order' },
  ]),
  out_of_service: sum('Out of service', 'rooms', 'Rooms that are out of service that night; they count as available'),
  house_use: sum('House use', 'rooms', 'Rooms in internal use that night; they are not sold'),
  sold: sum('Sold', 'rooms', 'Stays over that night, complimentary ones too, without house use'),
  complimentary: sum('Complimentary', 'rooms', 'Stays over that night whose rate is 0'),
  paid: sum('Sold and paid', 'rooms', 'Stays over that night whose rate is more than 0'),
  occupancy: quotient('Occupancy', 'ratio', [[...soldRooms], [...availableRooms]]),
  room_revenue: sum('Room revenue', 'money', 'The rates of the stays over that night'),
  adr: quotient('Average daily rate (ADR)', 'money', [[...revenue], ['Rooms sold without complimentary', 'paid']]),
  revpar: quotient('Revenue per available room (RevPAR)', 'money', [[...revenue], [...availableRooms]]),
  arrivals: progress('Arrivals', 'Stays that start on the date; today also overdue ones', 'Arrived', 'Expected'),
  departures: progress('Departures', 'Stays that end on the date; today also overdue ones', 'Departed', 'Expected'),
  in_house: sum('In house', 'stays', 'Today, guests who have checked in; on other days, stays over that night'),
  stayovers: progress(
    'Stayovers',
    'Stays in house that neither start nor end on the date; done once the room is cleaned that day',
    'Cleaned',
    'Stayovers',
  ),
  ...byCondition,
  blockings_starting: sum('Blockings that start', 'blockings', 'Blockings whose first night is that night'),
  blockings_ending: sum('Blockings that end', 'blockings', 'Blockings whose room is free again on the date'),
}
