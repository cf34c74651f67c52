import { Bar, BarChart, CartesianGrid, LabelList, XAxis, YAxis } from 'recharts'
import { axisDirection } from './axis-direction.ts'
import { colors, plot } from './Chart.css.ts'
import { usePlotWidth } from './usePlotWidth.ts'

export interface Column {
  key: string
  /** Two lines beneath the column: "Tue", "3". Narrow columns drop the first. */
  labels: readonly [string, string]
  /** A percentage from 0 to 100; null draws no column. */
  value: number | null
  /** The column in focus. */
  isCurrent?: boolean
}

interface TickProps {
  x?: number | string
  y?: number | string
  payload?: { value: string }
}

const height = 208
/** Minimum column width in pixels at which the value and the first label fit. */
const minLabelWidth = 30
/** Minimum column width in pixels at which every column has its second label; of narrower ones every other has. */
const minDayWidth = 20
const axisWidth = 34

/**
 * Column chart of percentages, drawn by recharts; load it on demand. Keyboard and screen reader skip it, so place a
 * `ChartTable` beneath it (WCAG 1.1.1).
 */
export function ColumnChart({ columns }: { columns: readonly Column[] }) {
  const { plotRef, width } = usePlotWidth()
  const hasRoomForLabels = width / Math.max(1, columns.length) >= minLabelWidth
  const hasRoomForDays = (width - axisWidth) / Math.max(1, columns.length) >= minDayWidth
  const { isReversed, start } = axisDirection()
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const data = columns.map(({ key, value, isCurrent }) => ({
    key,
    value,
    text: value === null ? '–' : Math.round(value),
    fill: isCurrent ? colors.current : colors.bar,
  }))
  const tick = ({ x = 0, y = 0, payload }: TickProps) => {
    const column = byKey.get(payload?.value ?? '')
    return (
      <text x={x} y={y} textAnchor="middle" fill={colors.ink} fontWeight={column?.isCurrent ? 'bold' : undefined}>
        {hasRoomForLabels ? (
          <tspan x={x} dy="1em">
            {column?.labels[0]}
          </tspan>
        ) : null}
        <tspan x={x} dy="1.2em">
          {column?.labels[1]}
        </tspan>
      </text>
    )
  }
  return (
    <div ref={plotRef} className={plot()} aria-hidden>
      {width > 0 ? (
        <BarChart
          width={width}
          height={height}
          data={data}
          margin={{ top: 20, right: 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          barCategoryGap="20%"
        >
          <CartesianGrid vertical={false} stroke={colors.rule} />
          <XAxis
            dataKey="key"
            reversed={isReversed}
            height={38}
            interval={hasRoomForDays ? 0 : 1}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: colors.axis }}
          />
          <YAxis
            orientation={start}
            width={axisWidth}
            domain={[0, 100]}
            ticks={[0, 50, 100]}
            tick={{ fill: colors.ink }}
            tickLine={false}
            axisLine={false}
          />
          <Bar dataKey="value" stroke={colors.edge} isAnimationActive={false}>
            {hasRoomForLabels ? <LabelList dataKey="text" position="top" fill={colors.ink} /> : null}
          </Bar>
        </BarChart>
      ) : null}
    </div>
  )
}
