import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts'
import { axisDirection } from './axis-direction.ts'
import { colors, plot } from './Chart.css.ts'
import { usePlotWidth } from './usePlotWidth.ts'

interface Amount {
  key: string
  label: string
  value: number
  /** The formatted value: "€1,234.00". */
  text: string
}

export interface AmountChartProps {
  amounts: readonly Amount[]
  /** Horizontal bars with their labels at the start of the line, or vertical columns in date order. */
  shape: 'rows' | 'columns'
  /** Formats a value of the axis in short form. */
  scaleText: (value: number) => string
}

const columnsHeight = 208
const rowHeight = 28
const maxLabelLength = 22
/** Width of a digit of an amount and of a letter of a date, in pixels at the usual text size, and the distance from what is beside them. */
const [digitWidth, letterWidth, labelGap] = [7.5, 6, 12]
const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))
const truncate = (label: string, maxLength: number) =>
  label.length > maxLength ? `${label.slice(0, maxLength - 1)}…` : label

/**
 * Bar chart of amounts, drawn by recharts; load it on demand. Keyboard and screen reader skip it, so place a
 * `ChartTable` beneath it (WCAG 1.1.1). Negative amounts extend to the other side of the axis.
 */
export function AmountChart({ amounts, shape, scaleText }: AmountChartProps) {
  const { plotRef, width } = usePlotWidth()
  const data = amounts.map(({ label, ...amount }) => ({ ...amount, label: truncate(label, maxLabelLength) }))
  const isRows = shape === 'rows'
  const isNarrow = width < 420
  const extremes = [
    Math.min(0, ...amounts.map(({ value }) => value)),
    Math.max(0, ...amounts.map(({ value }) => value)),
  ]
  const scaleWidth = longest(extremes.map(scaleText)) * digitWidth + labelGap
  const columnWidth = Math.max(1, width - scaleWidth) / Math.max(1, amounts.length)
  const labelWidth = longest(data.map(({ label }) => label)) * letterWidth + labelGap
  const labelInterval = Math.max(1, Math.ceil(labelWidth / columnWidth))
  const textWidth = longest(amounts.map(({ text }) => text)) * digitWidth + labelGap
  // The label of the last column is wider than the column.
  const lastLabelEnd = Math.max(0, (labelWidth - columnWidth) / 2)
  const ink = { fill: colors.ink }
  const { isReversed, start, end } = axisDirection()
  const height = isRows ? amounts.length * rowHeight + 8 : columnsHeight
  return (
    <div ref={plotRef} className={plot({ height: isRows ? 'own' : 'usual' })} aria-hidden>
      {width > 0 ? (
        <BarChart
          width={width}
          height={height}
          data={data}
          layout={isRows ? 'vertical' : 'horizontal'}
          margin={{ top: 4, bottom: 0, [end]: isRows ? textWidth : lastLabelEnd, [start]: 0 }}
          accessibilityLayer={false}
          barCategoryGap="25%"
        >
          {isRows ? null : <CartesianGrid vertical={false} stroke={colors.rule} />}
          {isRows ? (
            <>
              <XAxis type="number" hide reversed={isReversed} />
              <YAxis
                type="category"
                dataKey="label"
                orientation={start}
                width={isNarrow ? 104 : 160}
                interval={0}
                tick={ink}
                tickLine={false}
                axisLine={{ stroke: colors.axis }}
              />
              <ReferenceLine x={0} stroke={colors.axis} />
            </>
          ) : (
            <>
              <XAxis
                dataKey="label"
                reversed={isReversed}
                interval={labelInterval - 1}
                tick={ink}
                tickLine={false}
                axisLine={{ stroke: colors.axis }}
              />
              <YAxis
                orientation={start}
                width={scaleWidth}
                tick={ink}
                tickLine={false}
                axisLine={false}
                tickFormatter={scaleText}
              />
              <ReferenceLine y={0} stroke={colors.axis} />
            </>
          )}
          <Bar dataKey="value" fill={colors.bar} stroke={colors.edge} isAnimationActive={false}>
            {isRows ? <LabelList dataKey="text" position="right" fill={colors.ink} /> : null}
          </Bar>
        </BarChart>
      ) : null}
    </div>
  )
}
