import type { Figure } from '../../api/contract/reporting.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { whyUnknown } from '../../machines/dashboard/figure.rules.ts'
import { amountText, operatorOf, partText, unitText } from './dashboard-texts.ts'

/** For example "Rooms sold ÷ available rooms: 98 sold ÷ 125 available = 78.4 %". */
export function FigureFormula({ figure, currency }: { figure: Figure; currency: string }) {
  const [first, second] = figure.parts
  const value = [amountText(figure.value, figure.unit, currency), unitText(figure)].filter(Boolean).join(' ')
  const isCalculated = first?.role === 'numerator' || first?.role === 'minuend'
  return (
    <Stack gap={1}>
      <Text>{figure.formula}</Text>
      {first && second ? (
        <Text isStrong>
          {isCalculated
            ? `${partText(first, currency)} ${operatorOf(figure)} ${partText(second, currency)} = ${value}`
            : `${first.value} of ${second.value} ${first.label.toLowerCase()}`}
        </Text>
      ) : (
        <Text isStrong>{value}</Text>
      )}
      {figure.value === null ? <Text tone="secondary">{whyUnknown(figure)}</Text> : null}
    </Stack>
  )
}
