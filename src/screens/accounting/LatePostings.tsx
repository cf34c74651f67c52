import type { LatePosting } from '../../api/contract/accounting-months.ts'
import { undo } from '../../design/icon/icons.css.ts'
import { Status } from '../../design/status/Status.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { Text } from '../../design/text/Text.tsx'
import { dayText } from '../../machines/accounting/accounting-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { amountText } from './accounting-texts.ts'

/** Postings and corrections that arrived after their month was closed, the newest first. */
export function LatePostings({ postings }: { postings: readonly LatePosting[] }) {
  if (postings.length === 0) return <Text tone="secondary">{phrase('accounting.noLatePostings')}</Text>
  return (
    <>
      <Text tone="secondary">{phrase('accounting.latePostingsHint')}</Text>
      <TableRegion label={phrase('accounting.latePostingsTable')}>
        <Table
          caption={phrase('accounting.latePostings')}
          head={
            <>
              <Th>{phrase('accounting.posting')}</Th>
              <Th>{phrase('accounting.belongsTo')}</Th>
              <Th>{phrase('accounting.countsOn')}</Th>
              <Th>{phrase('accounting.reference')}</Th>
              <Th isNumeric>{phrase('accounting.amount')}</Th>
            </>
          }
        >
          {postings.map((posting) => (
            <LateRow key={`${posting.posting_id} ${posting.currency}`} posting={posting} />
          ))}
        </Table>
      </TableRegion>
    </>
  )
}

const LateRow = ({ posting }: { posting: LatePosting }) => (
  <Row>
    <RowHeader>
      {posting.posting_id}
      {posting.corrects === null ? null : (
        <>
          {' '}
          <Status tone="info" icon={undo}>
            {phrase('accounting.reversesPosting', { postingId: posting.corrects })}
          </Status>
        </>
      )}
    </RowHeader>
    <Cell isNoWrap>{dateText(dayText(posting.late_for))}</Cell>
    <Cell isNoWrap>{dateText(dayText(posting.business_date))}</Cell>
    <Cell tone="secondary" isProse>
      <bdi>{posting.reason ? `${posting.reference}: ${posting.reason}` : posting.reference}</bdi>
    </Cell>
    <Cell isNumeric isNoWrap>
      {amountText(posting.amount, posting.currency)}
    </Cell>
  </Row>
)
