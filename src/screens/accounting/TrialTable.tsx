import type { CurrencyTrial } from '../../api/contract/accounting.ts'
import { FigureCell } from './FigureCell.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { figureNames, ledgerNames } from '../../machines/accounting/accounting-texts.rules.ts'
import { trialKey } from '../../machines/accounting/row.rules.ts'
import { columnAmountText } from '../amount-columns.ts'
import { useAccounting } from './useAccounting.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

const columns = ['opening', 'debit', 'credit', 'closing'] as const

/** The trial balance (opening + debit − credit = closing) by ledger and account. */
export function TrialTable({ books, title, isBusy }: { books: CurrencyTrial; title: string; isBusy: boolean }) {
  const { currency, rows, total } = books
  return (
    <TableRegion label={phrase('accounting.inCurrency', { title, currency })}>
      <Table
        caption={phrase('accounting.trialCaption', { title, currency })}
        isBusy={isBusy}
        density="dense"
        head={
          <>
            <Th>{phrase('accounting.ledger')}</Th>
            <Th>{phrase('accounting.code')}</Th>
            <Th>{phrase('accounting.name')}</Th>
            {columns.map((column) => (
              <Th key={column} isNumeric>
                {figureNames[column]}
              </Th>
            ))}
          </>
        }
        foot={
          <>
            <RowHeader>{phrase('accounting.total')}</RowHeader>
            <Cell colSpan={2} />
            <FigureCells sums={total} rowKey={null} name={phrase('accounting.total')} currency={currency} />
          </>
        }
      >
        {rows.map((row) => {
          const isSum = row.code === ''
          const name = isSum ? ledgerNames[row.ledger] : row.name
          return (
            <Row key={trialKey(row)}>
              <Cell isNoWrap>{isSum ? <strong>{ledgerNames[row.ledger]}</strong> : null}</Cell>
              <Cell isNoWrap tone="secondary">
                {row.code}
              </Cell>
              <RowHeader>
                <bdi>{isSum ? phrase('accounting.allOfLedger', { ledger: row.ledger }) : row.name}</bdi>
              </RowHeader>
              <FigureCells sums={row} rowKey={trialKey(row)} name={name} currency={currency} />
            </Row>
          )
        })}
      </Table>
    </TableRegion>
  )
}

interface FigureCellsProps {
  sums: CurrencyTrial['total']
  /** Null is the total. */
  rowKey: string | null
  name: string
  currency: string
}

function FigureCells({ sums, rowKey, name, currency }: FigureCellsProps) {
  const { figureHref } = useAccounting()
  return columns.map((column) => (
    <FigureCell key={column} label={factsText([name, figureNames[column]])} href={figureHref(column, rowKey, currency)}>
      {columnAmountText(sums[column], currency)}
    </FigureCell>
  ))
}
