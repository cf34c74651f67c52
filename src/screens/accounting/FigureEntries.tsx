import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { chevronRight, circleCheck, triangleAlert } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Status } from '../../design/status/Status.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayText, figureNames, rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import * as rules from '../../machines/accounting/query.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import type { FigureColumn } from '../../routes/accounting.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { amountText, quantityText } from './accounting-texts.ts'
import { EntriesTable } from './EntriesTable.tsx'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { firstDay } from '../../machines/accounting/period.rules.ts'

/** The entries behind a figure, with their sum. */
export function FigureEntries({ figure }: { figure: FigureColumn }) {
  const { entries, search, answer, cursorHref, close } = useAccounting()
  const known = useSelector(entries, select.selectData)
  const isBusy = useSelector(entries, select.selectIsBusy)
  const question = rules.entriesQueryOf(search, answer)
  const shown = rules.openFigure(search, answer)
  const currency = search.currency ?? ''
  const valueText = (value: number) => (figure === 'quantity' ? quantityText(value) : amountText(value, currency))
  const name = factsText([rules.openRowName(search, answer), figureNames[figure]])
  return (
    <Dialog title={phrase('accounting.entriesOfFigure', { figure: name })} isOpen width="page" onClose={close}>
      {question ? (
        <Text tone="secondary">
          {question.from === firstDay
            ? phrase('accounting.untilDayInCurrency', { day: dayText(question.to), currency })
            : phrase('accounting.periodInCurrency', { period: rangeText(question), currency })}
        </Text>
      ) : answer ? (
        <Text>{phrase('accounting.noEntriesBehindFigure')}</Text>
      ) : null}
      <QueryStates
        query={entries}
        staleText={phrase('accounting.staleEntries')}
        missingText={phrase('accounting.entriesMissing')}
      />
      {known && known.total.entries > 0 ? (
        <EntriesSum
          entries={known.total.entries}
          sum={rules.entriesFigure(figure, known)}
          reported={isBusy ? null : shown}
          valueText={valueText}
        />
      ) : null}
      {known ? (
        <EntriesTable entries={known} currency={currency} isBusy={isBusy} hasQuantity={figure === 'quantity'} />
      ) : isBusy ? (
        <TableRegion label={phrase('accounting.entriesBehindFigure')}>
          <Table caption={phrase('accounting.loadingEntries')} isBusy head={<Th>{phrase('accounting.date')}</Th>}>
            <SkeletonRows rows={5} columns={1} />
          </Table>
        </TableRegion>
      ) : null}
      {known && (known.next_cursor || search.cursor) ? (
        <Inline gap={3}>
          {search.cursor ? (
            <LinkButton href={cursorHref(null)}>{phrase('accounting.fromFirstEntry')}</LinkButton>
          ) : null}
          {known.next_cursor ? (
            <LinkButton icon={chevronRight} href={cursorHref(known.next_cursor)}>
              {phrase('accounting.moreEntries')}
            </LinkButton>
          ) : null}
        </Inline>
      ) : null}
    </Dialog>
  )
}

interface EntriesSumProps {
  entries: number
  sum: number
  /** Value of the figure in the report; null if the report isn't loaded or the entries are loading. */
  reported: number | null
  valueText: (value: number) => string
}

/** "12 entries add up to €1,234.00", with a note if the report's figure differs. */
function EntriesSum({ entries, sum, reported, valueText }: EntriesSumProps) {
  if (reported === null || reported === sum)
    return (
      <Status tone="ok" icon={circleCheck} isSentence>
        {phrase('accounting.entriesAddUpTo', { count: entries, sum: valueText(sum) })}
      </Status>
    )
  return (
    <Status tone="warning" icon={triangleAlert} isSentence>
      {phrase('accounting.entriesAddUpToOther', {
        count: entries,
        sum: valueText(sum),
        reported: valueText(reported),
      })}
    </Status>
  )
}
