import { useState } from 'react'
import { ToggleButton } from '../../design/button/ToggleButton.tsx'
import { Select } from '../../design/field/Select.tsx'
import { LiveRegion } from '../../design/hidden/LiveRegion.tsx'
import { arrowRight } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Status } from '../../design/status/Status.tsx'
import { Text } from '../../design/text/Text.tsx'
import { emptyText, type Difference, type PlannedRow } from '../../machines/import/plan.ts'
import { type ResultOutcome, resultOutcomes } from '../../machines/import/results.rules.ts'
import type { OutcomeDisplay } from './import-texts.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { placeOf, sheetTitles } from '../../machines/import/inventory.ts'
import { phrase, phraseParts } from '../../phrases/phrase.ts'

interface ShownRow {
  row: PlannedRow
  outcome: ResultOutcome
  /** Why the row was rejected or skipped: a reason for each of its faults. Null if it wasn't. */
  reasons: readonly string[] | null
}

/** Each field before and after; for a new record only its values. */
const Differences = ({ differences }: { differences: readonly Difference[] }) => {
  if (differences.every(({ before }) => before === null))
    return (
      <Text as="span" size="m" tone="secondary">
        {factsText(
          differences
            .filter(({ key, after }) => key !== 'name' && after !== emptyText)
            .map(({ label, after }) => phrase('imports.newValue', { label, value: after })),
        )}
      </Text>
    )
  return differences.map(({ label, before, after }) => (
    <Text key={label} as="div" size="m">
      {phraseParts('imports.difference', {
        label,
        before: before ?? '',
        becomes: <Icon key="becomes" path={arrowRight} size="s" label={phrase('imports.becomes')} />,
        after,
      })}
    </Text>
  ))
}

const RowDetails = ({ shown: { row, reasons } }: { shown: ShownRow }) => (
  <>
    {reasons === null ? (
      <Differences differences={row.differences} />
    ) : (
      reasons.map((reason) => (
        <Text key={reason} as="div" size="m">
          {reason}
        </Text>
      ))
    )}
    {row.notes.map((note) => (
      <Text key={note} as="div" size="s" tone="caption">
        {note}
      </Text>
    ))}
  </>
)

const pageSize = 100

interface RowTableProps {
  caption: string
  rows: readonly ShownRow[]
  outcomeDisplay: Record<ResultOutcome, OutcomeDisplay>
  /** The file has several sheets, so that a row has its sheet too. */
  hasSheets?: boolean
}

/** All rows of the file with their outcomes. The counts are filters; a page has a hundred rows. */
export function RowTable({ caption, rows, outcomeDisplay, hasSheets = false }: RowTableProps) {
  const [outcomeFilter, setOutcomeFilter] = useState<ResultOutcome | null>(null)
  const [page, setPage] = useState(0)
  const found = outcomeFilter === null ? rows : rows.filter(({ outcome }) => outcome === outcomeFilter)
  const from = page * pageSize
  const shown = found.slice(from, from + pageSize)
  const outcomeCounts = resultOutcomes
    .map((outcome) => ({ outcome, count: rows.filter((row) => row.outcome === outcome).length }))
    .filter(({ count }) => count > 0)
  const rangeOf = (first: number) =>
    phrase('imports.range', { first: first + 1, last: Math.min(found.length, first + pageSize), total: found.length })
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        {outcomeCounts.map(({ outcome, count }) => (
          <ToggleButton
            key={outcome}
            size="s"
            icon={outcomeDisplay[outcome].icon}
            isSelected={outcomeFilter === outcome}
            onChange={(isSelected) => {
              setOutcomeFilter(isSelected ? outcome : null)
              setPage(0)
            }}
          >
            {outcomeDisplay[outcome].text} {count}
          </ToggleButton>
        ))}
        {found.length > pageSize ? (
          <Select
            isCompact
            label={phrase('imports.rows')}
            value={page}
            choices={Array.from({ length: Math.ceil(found.length / pageSize) }, (_, at) => ({
              id: at,
              label: rangeOf(at * pageSize),
            }))}
            onChange={setPage}
          />
        ) : null}
      </Inline>
      <LiveRegion
        text={outcomeFilter === null && page === 0 ? '' : phrase('imports.rowsShown', { range: rangeOf(from) })}
      />
      <TableRegion label={phrase('imports.table', { caption })}>
        <Table
          caption={caption}
          rowCount={found.length + 1}
          density="dense"
          head={
            <>
              {hasSheets ? <Th>{phrase('imports.sheet')}</Th> : null}
              <Th isNumeric>{phrase('imports.row')}</Th>
              <Th>{phrase('imports.name')}</Th>
              <Th>{phrase('imports.outcome')}</Th>
              <Th>{phrase('imports.details')}</Th>
            </>
          }
        >
          {shown.map((one, at) => {
            const { tone, icon, text } = outcomeDisplay[one.outcome]
            return (
              <Row key={one.row.number} index={from + at + 2}>
                {hasSheets ? <Cell isNoWrap>{sheetTitles[placeOf(one.row.number).sheet]}</Cell> : null}
                <Cell isNumeric>{hasSheets ? placeOf(one.row.number).line : one.row.number}</Cell>
                <RowHeader>{one.row.name || '–'}</RowHeader>
                <Cell isNoWrap>
                  <Status tone={tone} icon={icon}>
                    {text}
                  </Status>
                </Cell>
                <Cell isProse>
                  <RowDetails shown={one} />
                </Cell>
              </Row>
            )
          })}
        </Table>
      </TableRegion>
    </Stack>
  )
}
