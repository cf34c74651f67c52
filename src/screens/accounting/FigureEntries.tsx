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
import { countText, figureNames, rangeText } from '../../machines/accounting/accounting-texts.rules.ts'
import * as rules from '../../machines/accounting/query.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import type { FigureColumn } from '../../routes/accounting.ts'
import { QueryStates } from '../query/QueryStates.tsx'
import { amountText, quantityText } from './accounting-texts.ts'
import { EntriesTable } from './EntriesTable.tsx'
import { useAccounting } from './useAccounting.ts'

/** The entries behind a figure, with their sum. */
export function FigureEntries({ figure }: { figure: FigureColumn }) {
  const { entries, search, answer, cursorHref, close } = useAccounting()
  const known = useSelector(entries, select.selectData)
  const isBusy = useSelector(entries, select.selectIsBusy)
  const question = rules.entriesQueryOf(search, answer)
  const shown = rules.openFigure(search, answer)
  const currency = search.currency ?? ''
  const valueText = (value: number) => (figure === 'quantity' ? quantityText(value) : amountText(value, currency))
  const name = [rules.openRowName(search, answer), figureNames[figure]].filter(Boolean).join(', ')
  return (
    <Dialog title={`Entries of ${name}`} isOpen width="page" onClose={close}>
      {question ? (
        <Text tone="secondary">
          {`${question.from === '2000-01-01' ? 'Until ' : ''}${rangeText(question.from === '2000-01-01' ? { from: question.to, to: question.to } : question)}, in ${currency}`}
        </Text>
      ) : answer ? (
        <Text>No entries add up to this figure.</Text>
      ) : null}
      <QueryStates
        query={entries}
        staleText="The entries below are the last ones loaded."
        missingText="This server does not list the entries of its figures"
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
        <TableRegion label="Entries of the figure">
          <Table caption="Loading the entries" isBusy head={<Th>Date</Th>}>
            <SkeletonRows rows={5} columns={1} />
          </Table>
        </TableRegion>
      ) : null}
      {known && (known.next_cursor || search.cursor) ? (
        <Inline gap={3}>
          {search.cursor ? <LinkButton href={cursorHref(null)}>From the first entry</LinkButton> : null}
          {known.next_cursor ? (
            <LinkButton icon={chevronRight} href={cursorHref(known.next_cursor)}>
              More entries
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
  const text = `${countText(entries, 'entry adds', 'entries add')} up to ${valueText(sum)}`
  if (reported === null || reported === sum)
    return (
      <Status tone="ok" icon={circleCheck} isSentence>
        {text}
      </Status>
    )
  return (
    <Status tone="warning" icon={triangleAlert} isSentence>
      {`${text}; the report says ${valueText(reported)}`}
    </Status>
  )
}
