import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import type { AccountingEntries, AccountingEntry } from '../../api/contract/accounting.ts'
import { Button } from '../../design/button/Button.tsx'
import { undo } from '../../design/icon/icons.css.ts'
import { Status } from '../../design/status/Status.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayText, methodNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { columnAmountText } from '../amount-columns.ts'
import { quantityText } from './accounting-texts.ts'
import { reference } from './FigureCell.css.ts'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'

const amounts = ['net', 'tax', 'gross', 'debit', 'credit'] as const
const headings = {
  net: phrase('accounting.net'),
  tax: phrase('accounting.tax'),
  gross: phrase('accounting.gross'),
  debit: phrase('accounting.debit'),
  credit: phrase('accounting.credit'),
} as const

export interface EntriesTableProps {
  entries: AccountingEntries
  currency: string
  isBusy: boolean
  /** The figure has a quantity. */
  hasQuantity: boolean
}

/** A page of entries. The total covers all pages. */
export function EntriesTable({ entries, currency, isBusy, hasQuantity }: EntriesTableProps) {
  const { data, total } = entries
  if (total.entries === 0) return <Text tone="secondary">{phrase('accounting.noEntriesBehindFigure')}</Text>
  return (
    <TableRegion label={phrase('accounting.entriesBehindFigure')}>
      <Table
        caption={phrase('accounting.entriesCaption', { count: total.entries, currency })}
        rowCount={total.entries + 2}
        isBusy={isBusy}
        density="dense"
        head={
          <>
            <Th>{phrase('accounting.date')}</Th>
            <Th>{phrase('accounting.posting')}</Th>
            <Th>{phrase('accounting.account')}</Th>
            <Th>{phrase('accounting.reference')}</Th>
            <Th>{phrase('accounting.room')}</Th>
            <Th>{phrase('accounting.method')}</Th>
            {hasQuantity ? <Th isNumeric>{phrase('accounting.quantity')}</Th> : null}
            {amounts.map((amount) => (
              <Th key={amount} isNumeric>
                {headings[amount]}
              </Th>
            ))}
            <Th>
              <VisuallyHidden>{phrase('accounting.reverse')}</VisuallyHidden>
            </Th>
          </>
        }
        foot={
          <>
            <RowHeader>{phrase('accounting.total')}</RowHeader>
            <Cell colSpan={5} />
            {hasQuantity ? <Cell isNumeric>{quantityText(total.quantity)}</Cell> : null}
            {amounts.map((amount) => (
              <Cell key={amount} isNumeric isNoWrap>
                {columnAmountText(total[amount], currency)}
              </Cell>
            ))}
            <Cell />
          </>
        }
      >
        {data.map((entry) => (
          <EntryRow key={entry.id} entry={entry} hasQuantity={hasQuantity} />
        ))}
      </Table>
    </TableRegion>
  )
}

function EntryRow({ entry, hasQuantity }: { entry: AccountingEntry; hasQuantity: boolean }) {
  const { actor } = useAccounting()
  const { posting_id, corrected_by, corrects, currency } = entry
  return (
    <Row>
      <RowHeader>{dateText(dayText(entry.business_date))}</RowHeader>
      <Cell>
        {posting_id}
        {corrects === null ? null : (
          <>
            {' '}
            <Status tone="info" icon={undo}>
              {phrase('accounting.reversesPosting', { postingId: corrects })}
            </Status>
          </>
        )}
        {corrected_by === null ? null : (
          <>
            {' '}
            <Status tone="neutral" icon={undo}>
              {phrase('accounting.reversedByPosting', { postingId: corrected_by })}
            </Status>
          </>
        )}
      </Cell>
      <Cell isNoWrap>
        <bdi>{`${entry.code} ${entry.name}`}</bdi>
      </Cell>
      <Cell tone="secondary">
        <bdi>
          <span className={reference}>{entry.reference}</span>
          {entry.reason ? `: ${entry.reason}` : ''}
        </bdi>
      </Cell>
      <Cell isNoWrap>{entry.facility_name ?? ''}</Cell>
      <Cell isNoWrap>{entry.payment_method ? methodNames[entry.payment_method] : ''}</Cell>
      {hasQuantity ? <Cell isNumeric>{quantityText(entry.quantity)}</Cell> : null}
      {amounts.map((amount) => (
        <Cell key={amount} isNumeric isNoWrap>
          {columnAmountText(entry[amount], currency)}
        </Cell>
      ))}
      <Cell>
        {corrected_by === null ? (
          <Button
            size="s"
            aria-label={phrase('accounting.openReversalOfPosting', { postingId: posting_id })}
            aria-haspopup="dialog"
            onPress={() => actor.send({ type: 'correction.opened', posting: entry })}
          >
            {phrase('accounting.openReversal')}
          </Button>
        ) : null}
      </Cell>
    </Row>
  )
}
