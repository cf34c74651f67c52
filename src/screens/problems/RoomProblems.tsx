import { useSelector } from '@xstate/react'
import type { Facility } from '../../api/contract/facility.ts'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { problem } from '../../design/icon/later-icons.css.ts'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { problemsText } from '../../machines/problems/problem-texts.rules.ts'
import { problems as problemsHref } from '../../routes/problems.ts'
import { useAccess, useProducts } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** On the page of a room: its open problems, and a button to report one. Nothing without the permission or the extension. */
export function RoomProblems({ room }: { room: Pick<Facility, 'id' | 'name' | 'problems'> }) {
  const products = useProducts()
  const permissions = useSelector(useAccess(), selectPermissions)
  if (!room.problems || !permissions.has('access_housekeeping')) return null
  const { problems, input } = products.getSnapshot().context
  const { id, name } = room
  return (
    <>
      {room.problems.open > 0 ? (
        <LinkButton icon={problem} href={problemsHref(input.scope.prefix, { facility_ids: [id] })}>
          {problemsText(room.problems)}
        </LinkButton>
      ) : null}
      <Button icon={problem} onPress={() => problems.send({ type: 'report.opened', room: { id, name } })}>
        {phrase('problems.reportProblemWithDialog')}
      </Button>
    </>
  )
}
