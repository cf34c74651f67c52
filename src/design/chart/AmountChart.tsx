import { Bar, BarChart, CartesianGrid, LabelList, ReferenceLine, XAxis, YAxis } from 'recharts'
import { colors, plot } from './Chart.css.ts'
import { usePlotWidth } from './usePlotWidth.ts'

interface Amount {
  key: string
  label: string
  value: number
  /** The value as it is written: "€1,234.00". */
  text: string
}

export interface AmountChartProps {
  amounts: readonly Amount[]
  /** Rows with their names before them, or columns that follow the days. */
  shape: 'rows' | 'columns'
  /** How a value of the scale is written, short. */
  scaleText: (value: number) => string
}

const columnsHeight = 208
const rowHeight = 28
/** From which width of a column on each has its label. */
const minLabelWidth = 46
const maxLabelLength = 22
const truncate = (label: string, maxLength: number) =>
  label.length > maxLength ? `${label.slice(0, maxLength - 1)}…` : label

/**
 * Amounts in bars, drawn by recharts; load it on demand. A picture for the eye: neither keyboard nor screen reader meets it,
 * so a `ChartTable` stands beneath it (WCAG 1.1.1). What is below nothing goes the other way from the axis.
 */
export function AmountChart({ amounts, shape, scaleText }: AmountChartProps) {
  const { plotRef, width } = usePlotWidth()
  const data = amounts.map(({ label, ...amount }) => ({ ...amount, label: truncate(label, maxLabelLength) }))
  const isRows = shape === 'rows'
  const isNarrow = width < 420
  const labelInterval = Math.max(1, Math.ceil((minLabelWidth * amounts.length) / Math.max(1, width - 64)))
  const ink = { fill: colors.ink }
  const height = isRows ? amounts.length * rowHeight + 8 : columnsHeight
  return (
    <div ref={plotRef} className={plot({ height: isRows ? 'own' : 'usual' })} aria-hidden>
      {width > 0 ? (
        <BarChart
          width={width}
          height={height}
          data={data}
          layout={isRows ? 'vertical' : 'horizontal'}
          margin={{ top: 4, right: isRows ? 96 : 0, bottom: 0, left: 0 }}
          accessibilityLayer={false}
          barCategoryGap="25%"
        >
          {isRows ? null : <CartesianGrid vertical={false} stroke={colors.rule} />}
          {isRows ? (
            <>
              <XAxis type="number" hide />
              <YAxis
                type="category"
                dataKey="label"
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
                interval={labelInterval - 1}
                tick={ink}
                tickLine={false}
                axisLine={{ stroke: colors.axis }}
              />
              <YAxis width={64} tick={ink} tickLine={false} axisLine={false} tickFormatter={scaleText} />
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
