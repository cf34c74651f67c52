import type { Figures } from './tour.ts'

/** Limit of a figure: an absolute value, or a multiple of the baseline in the same run. */
interface Budget {
  most?: number
  timesFloor?: number
}

/*
 * The budgets of login and blocking time were set relative to bare React. Here they are converted to multiples of the
 * baseline (React 778 ms, baseline 559 ms, 1.15 × of React allowed) and to absolute values (1.5 × 69 ms).
 */
export const budgets: Record<string, Budget> = {
  'JS + CSS, cold login (kB gzip)': { most: 98 },
  'login interactive, Fast 4G (ms)': { timesFloor: 1.6 },
  'total blocking time (ms)': { most: 105 },
  'sign in → rows, after the login call (ms)': { timesFloor: 2.5 },
  'next page → rows (ms)': { timesFloor: 1.5 },
  'filter → rows (ms)': { timesFloor: 1.5 },
  'keyword → rows, after the debounce (ms)': { timesFloor: 1.5 },
  'route to facilities → rows (ms)': { timesFloor: 1.6 },
  'longest event (ms)': { most: 72 },
  'heap after the tour (MB)': { most: 6 },
  'elements on the list page': { most: 350 },
  'heap of the second 200 changes (kB)': { most: 200 },
  'nodes of the second 200 changes': { most: 50 },
  'listeners of the second 200 changes': { most: 0 },
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Median of each figure over all runs. */
export function medians(runs: Figures[]): Figures {
  return Object.fromEntries(Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name]!))]))
}

export interface Line {
  name: string
  floor: number
  ours?: number
  ratio?: number
  budget: string
  isOver: boolean
}

/** Each figure with the baseline's and its budget. */
export function compare(floor: Figures, ours?: Figures): Line[] {
  return Object.keys(floor).map((name) => {
    const { most, timesFloor } = budgets[name] ?? {}
    const [base, value] = [floor[name]!, ours?.[name]]
    const limit = most ?? (timesFloor === undefined ? Infinity : timesFloor * base)
    return {
      name,
      floor: base,
      ours: value,
      ratio: value === undefined || base <= 0 ? undefined : value / base,
      budget: most === undefined ? `≤ ${timesFloor} × floor` : `≤ ${most}`,
      isOver: value !== undefined && value > limit,
    }
  })
}

const figure = (value?: number, digits = 1) => (value === undefined ? '–' : value.toFixed(digits))

/** Formats the lines as a plain-text table. */
export function table(lines: Line[]): string {
  const cells = lines.map(({ name, floor, ours, ratio, budget, isOver }) => [
    name,
    figure(floor),
    figure(ours),
    ratio === undefined ? '–' : `${ratio.toFixed(2)} ×`,
    budget,
    isOver ? 'OVER' : '',
  ])
  const all = [['', 'floor', 'ours', 'ratio', 'budget', ''], ...cells]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const aligned = all.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!))).join('  '),
  )
  return aligned.map((line) => line.trimEnd()).join('\n')
}
