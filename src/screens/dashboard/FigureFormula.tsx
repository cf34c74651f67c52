import type { Figure } from '../../api/contract/reporting.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { whyUnknown } from '../../machines/dashboard/figure.rules.ts'
import { operatorOf, partText, valueText } from './dashboard-texts.ts'
import { phrase } from '../../phrases/phrase.ts'

/** For example "Rooms sold ÷ available rooms: 98 sold ÷ 125 available = 78.4 %". */
export function FigureFormula({ figure, currency }: { figure: Figure; currency: string }) {
  const [first, second] = figure.parts
  const value = valueText(figure, currency)
  const isCalculated = first?.role === 'numerator' || first?.role === 'minuend'
  return (
    <Stack gap={1}>
      <Text>{phrase('dashboard.formula', { figure: figure.key })}</Text>
      {first && second ? (
        <Text isStrong>
          {isCalculated
            ? `${partText(first, currency)} ${operatorOf(figure)} ${partText(second, currency)} = ${value}`
            : phrase('dashboard.progress', { figure: figure.key, done: first.value, total: second.value })}
        </Text>
      ) : (
        <Text isStrong>{value}</Text>
      )}
      {figure.value === null ? <Text tone="secondary">{whyUnknown(figure)}</Text> : null}
    </Stack>
  )
}
