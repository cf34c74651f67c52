import type { CopiedRecords } from '../../api/contract/set-up.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { Text } from '../../design/text/Text.tsx'
import { numberText } from '../../numbers/number-text.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** "2: 101, 102"; the number alone without names. */
function namedText({ count, names }: CopiedRecords['existing']): string {
  if (names.length === 0) return numberText(count)
  const facts = factsText([...names, count > names.length && phrase('set-up.more', { count: count - names.length })])
  return phrase('set-up.countOf', { count, names: facts })
}

/** What a copy does with each list: how many records are new, which are here already, and which are left out. */
export function CopyTable({ lists }: { lists: readonly CopiedRecords[] }) {
  const hasUnmatched = lists.some(({ unmatched }) => unmatched.count > 0)
  return lists.length > 0 ? (
    <Stack gap={3}>
      <TableRegion label={phrase('set-up.copyPreview')}>
        <Table
          caption={phrase('set-up.copyPreview')}
          density="dense"
          head={
            <>
              <Th>{phrase('set-up.records')}</Th>
              <Th isNumeric>{phrase('set-up.added')}</Th>
              <Th>{phrase('set-up.existing')}</Th>
              {hasUnmatched ? <Th>{phrase('set-up.leftOut')}</Th> : null}
            </>
          }
        >
          {lists.map(({ list, added, existing, unmatched }) => (
            <Row key={list}>
              <RowHeader>{phrase('set-up.copiedList', { list })}</RowHeader>
              <Cell isNumeric>{numberText(added)}</Cell>
              <Cell isProse>{namedText(existing)}</Cell>
              {hasUnmatched ? <Cell isProse>{namedText(unmatched)}</Cell> : null}
            </Row>
          ))}
        </Table>
      </TableRegion>
      {hasUnmatched ? <Text tone="secondary">{phrase('set-up.leftOutHint')}</Text> : null}
    </Stack>
  ) : null
}
