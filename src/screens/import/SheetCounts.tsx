import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { inventorySheets, placeOf, sheetTitles } from '../../machines/import/inventory.ts'
import { type ResultOutcome, resultOutcomes } from '../../machines/import/results.rules.ts'
import { numberText } from '../../numbers/number-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { OutcomeDisplay } from './import-texts.ts'

interface SheetCountsProps {
  rows: readonly { number: number; outcome: ResultOutcome }[]
  outcomeDisplay: Record<ResultOutcome, OutcomeDisplay>
}

/** Rows of each sheet of the workbook by outcome. Outcomes without a row have no column. */
export function SheetCounts({ rows, outcomeDisplay }: SheetCountsProps) {
  const outcomes = resultOutcomes.filter((outcome) => rows.some((row) => row.outcome === outcome))
  const ofSheet = inventorySheets
    .map((sheet) => ({ sheet, found: rows.filter(({ number }) => placeOf(number).sheet === sheet) }))
    .filter(({ found }) => found.length > 0)
  return (
    <TableRegion label={phrase('imports.rowsOfSheets')}>
      <Table
        caption={phrase('imports.rowsOfSheets')}
        density="dense"
        head={
          <>
            <Th>{phrase('imports.sheet')}</Th>
            {outcomes.map((outcome) => (
              <Th key={outcome} isNumeric>
                {outcomeDisplay[outcome].text}
              </Th>
            ))}
          </>
        }
      >
        {ofSheet.map(({ sheet, found }) => (
          <Row key={sheet}>
            <RowHeader>{sheetTitles[sheet]}</RowHeader>
            {outcomes.map((outcome) => (
              <Cell key={outcome} isNumeric>
                {numberText(found.filter((row) => row.outcome === outcome).length)}
              </Cell>
            ))}
          </Row>
        ))}
      </Table>
    </TableRegion>
  )
}
