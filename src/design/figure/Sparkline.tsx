import { sparkline } from './Sparkline.css.ts'

interface SparklineProps {
  /** Shares from 0 to 1, in the order of time; null leaves a gap. */
  values: readonly (number | null)[]
  /** Text alternative: from when to when, lowest and highest (WCAG 1.1.1). */
  label: string
}

const [width, height, inset] = [88, 24, 2]
const rounded = (value: number) => Math.round(value * 10) / 10

/** Positions of the values. The scale is always 0 to 1, so that lines beneath each other can be compared. */
const pointsOf = (values: readonly (number | null)[]) =>
  values.flatMap((value, index) => {
    if (value === null) return []
    const share = Math.min(1, Math.max(0, value))
    const x = inset + (index * (width - 2 * inset)) / Math.max(1, values.length - 1)
    return [{ index, x: rounded(x), y: rounded(height - inset - share * (height - 2 * inset)) }]
  })

/** A line of a few values in a row of a table, with a dot at the last. Too small for axes; the text alternative has its range. */
export function Sparkline({ values, label }: SparklineProps) {
  const points = pointsOf(values)
  const last = points.at(-1)
  const path = points
    .map(({ index, x, y }, at) => `${points[at - 1]?.index === index - 1 ? 'L' : 'M'}${x} ${y}`)
    .join('')
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className={sparkline}>
      <path d={path} />
      {last ? <circle cx={last.x} cy={last.y} r="2.5" /> : null}
    </svg>
  )
}
