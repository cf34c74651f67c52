import type { Figures } from './tour.ts'

/** Limits of a figure: an absolute value, or a multiple of the baseline or of bare React in the same run. */
interface Budget {
  most?: number
  timesFloor?: number
  timesReact?: number
}

/** The budgets of docs/performance.md (P1 to P10, P18). */
export const budgets: Record<string, Budget> = {
  'JS + CSS, cold login (kB gzip)': { most: 98 },
  'login interactive, Fast 4G (ms)': { timesReact: 1.15 },
  'total blocking time (ms)': { timesReact: 1.5 },
  'sign in → rows, after the login call (ms)': { timesFloor: 1.6, timesReact: 1 },
  'next page → rows (ms)': { timesFloor: 1.25, timesReact: 1 },
  'filter → rows (ms)': { timesFloor: 1.25, timesReact: 1 },
  'keyword → rows, after the debounce (ms)': { timesFloor: 1.25, timesReact: 1 },
  'route to facilities → rows (ms)': { timesFloor: 1.4, timesReact: 1 },
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
  react?: number
  ours?: number
  /** Multiple of the baseline. */
  ratio?: number
  /** Multiple of bare React. */
  reactRatio?: number
  budget: string
  isOver: boolean
}

const ratioOf = (value: number | undefined, base: number | undefined) =>
  value === undefined || base === undefined || base <= 0 ? undefined : value / base

/** Each figure with the baseline's, bare React's and its budget. */
export function compare(floor: Figures, react?: Figures, ours?: Figures): Line[] {
  return Object.keys(floor).map((name) => {
    const { most, timesFloor, timesReact } = budgets[name] ?? {}
    const [base, bare, value] = [floor[name]!, react?.[name], ours?.[name]]
    const limits = [
      { limit: most, text: `≤ ${most}` },
      { limit: timesFloor && timesFloor * base, text: `≤ ${timesFloor} × floor` },
      { limit: timesReact && bare !== undefined ? timesReact * bare : undefined, text: `≤ ${timesReact} × react` },
    ].filter(({ limit }) => limit !== undefined)
    return {
      name,
      floor: base,
      react: bare,
      ours: value,
      ratio: ratioOf(value, base),
      reactRatio: ratioOf(value, bare),
      budget: limits.map(({ text }) => text).join(', '),
      isOver: value !== undefined && limits.some(({ limit }) => value > limit!),
    }
  })
}

const figure = (value?: number) => (value === undefined ? '–' : value.toFixed(1))
const multiple = (ratio?: number) => (ratio === undefined ? '–' : `${ratio.toFixed(2)} ×`)

/** Formats the lines as a plain-text table. */
export function table(lines: Line[]): string {
  const cells = lines.map(({ name, floor, react, ours, ratio, reactRatio, budget, isOver }) => [
    name,
    figure(floor),
    figure(react),
    figure(ours),
    multiple(ratio),
    multiple(reactRatio),
    budget,
    isOver ? 'OVER' : '',
  ])
  const all = [['', 'floor', 'react', 'ours', '× floor', '× react', 'budget', ''], ...cells]
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)))
  const aligned = all.map((row) =>
    row.map((text, column) => (column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!))).join('  '),
  )
  return aligned.map((line) => line.trimEnd()).join('\n')
}
