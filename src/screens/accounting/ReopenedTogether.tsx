import { Text } from '../../design/text/Text.tsx'
import { monthText, rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import { type Reopening, reopenedDates } from '../../machines/accounting/reopening.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** All dates that are reopened together and the months among them, before a person confirms, and what reopening means (ADR 0075). */
export function ReopenedTogether({ reopening }: { reopening: Reopening }) {
  const { from, through, months } = reopening
  return (
    <>
      <Text>
        {phrase('accounting.datesReopen', {
          count: reopenedDates(reopening),
          range: rangeText({ from, to: through }),
        })}
      </Text>
      {months.length > 0 ? (
        <Text>
          {phrase('accounting.monthsReopen', { count: months.length, months: factsText(months.map(monthText)) })}
        </Text>
      ) : null}
      <Text tone="secondary">{phrase('accounting.datesReopeningEffect')}</Text>
    </>
  )
}
