import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { useSelector } from '@xstate/react'
import { problemKinds } from '../../api/contract/problems.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import { BlockingText, Photos, PriorityText, ProblemActions, ProblemStatusText, whoText } from './ProblemParts.tsx'
import { useProblems } from './useProblems.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The problems as a table. */
export function ProblemTable() {
  const { list, property } = useProblems()
  const rows = useSelector(list, (snapshot) => snapshot.context.page.data)
  const meta = useSelector(list, select.selectMeta)
  const isAnswered = useSelector(list, select.selectIsAnswered)
  const isIndicated = useSelector(list, select.selectIsIndicated)
  const first = (meta.current_page - 1) * meta.per_page + 2
  return (
    <TableRegion label={phrase('problems.problemsTable')}>
      <Table
        caption={phrase('problems.problems')}
        rowCount={isAnswered ? meta.total + 1 : -1}
        isBusy={isIndicated}
        head={
          <>
            <Th>{phrase('problems.room')}</Th>
            <Th>{phrase('problems.priority')}</Th>
            <Th>{phrase('problems.problem')}</Th>
            <Th>{phrase('problems.status')}</Th>
            <Th>{phrase('problems.reported')}</Th>
            <Th>
              <VisuallyHidden>{phrase('problems.actions')}</VisuallyHidden>
            </Th>
          </>
        }
      >
        {isAnswered ? (
          rows.map((problem, index) => (
            <Row key={problem.id} index={first + index}>
              <RowHeader>
                <RoomBadge>{problem.facility.name}</RoomBadge>
              </RowHeader>
              <Cell isNoWrap>
                <PriorityText priority={problem.priority} />
              </Cell>
              <Cell isProse>
                <Stack gap={0}>
                  <strong>{problemKinds[problem.kind]}</strong>
                  <bdi>{problem.text}</bdi>
                  <Photos problem={problem} />
                </Stack>
              </Cell>
              <Cell>
                <Stack gap={0}>
                  <ProblemStatusText status={problem.status} />
                  <BlockingText blocking={problem.blocking} />
                </Stack>
              </Cell>
              <Cell tone="secondary">
                <Stack gap={0}>
                  <span>{whoText(problem.reported_by, problem.reported_at, property.timezone)}</span>
                  {problem.done_at ? (
                    <span>
                      {phrase('problems.doneBy', { who: whoText(problem.done_by, problem.done_at, property.timezone) })}
                    </span>
                  ) : null}
                </Stack>
              </Cell>
              <Cell isNoWrap>
                <ProblemActions problem={problem} />
              </Cell>
            </Row>
          ))
        ) : (
          <SkeletonRows rows={6} columns={6} />
        )}
      </Table>
    </TableRegion>
  )
}
