import { useSelector } from '@xstate/react'
import { problemKinds, problemPriorities } from '../../api/contract/problems.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/list/list.selectors.ts'
import type { HousekeepingRoom } from '../../machines/housekeeping/room.rules.ts'
import { openProblemsOf } from '../../machines/housekeeping/sheet-problems.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useProblems } from '../problems/useProblems.ts'
import { RequestStates } from '../states/RequestStates.tsx'
import { marksOf } from './room-texts.ts'

/** Marks and note of a room on paper, and each of its open problems in a line (requirement 2.problems.print). */
export function SheetNotes({ room }: { room: HousekeepingRoom }) {
  const problems = useSelector(useProblems().list, select.selectRows)
  const { open, isComplete } = openProblemsOf(room, problems)
  const marks = marksOf(isComplete ? { ...room, problems: null } : room)
  return (
    <Stack gap={0}>
      <span>{factsText([...marks.map(({ label, name }) => name ?? label), room.note])}</span>
      {open.map(({ id, kind, priority, text }) => (
        <span key={id}>
          {phrase('housekeeping.problemOnSheet', {
            problem: factsText([problemKinds[kind], problemPriorities[priority]]),
            text,
          })}
        </span>
      ))}
    </Stack>
  )
}

/** Says that the problems could not be read; the sheets then have their number. */
export function SheetProblemStates() {
  const { list } = useProblems()
  return (
    <RequestStates
      error={useSelector(list, select.selectError)}
      staleText={null}
      isSlow={useSelector(list, select.selectIsSlow)}
      isCancelled={useSelector(list, select.selectIsCancelled)}
      onRetry={() => list.send({ type: 'list.refreshed' })}
      onCancel={() => list.send({ type: 'list.cancelled' })}
    />
  )
}
