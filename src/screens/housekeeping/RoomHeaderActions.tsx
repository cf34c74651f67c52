import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { file, history, triangleAlert, user, users } from '../../design/icon/icons.css.ts'
import { problem } from '../../design/icon/later-icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import {
  selectIsAttendant,
  selectKnowsProblems,
  selectRooms,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { unfiltered } from '../../routes/housekeeping.ts'
import { problems } from '../../routes/problems.ts'
import { useIsNarrow } from '../useIsNarrow.ts'
import { useHousekeeping, useOpenProperty, useRoomSearch } from './useHousekeeping.ts'

const DiscrepancyDialog = onDemand(() => import('./DiscrepancyDialog.tsx').then((m) => m.DiscrepancyDialog))

/** Actions for all rooms: discrepancies, history, task sheets, attendants; on a phone in one menu. Attendants get a link to their own rooms. */
export function RoomHeaderActions() {
  const section = useHousekeeping()
  const hasRooms = useSelector(section, (rooms) => selectRooms(rooms).length > 0)
  const isAttendant = useSelector(section, selectIsAttendant)
  const { search, address } = useRoomSearch()
  const isNarrow = useIsNarrow()
  const knowsProblems = useSelector(section, selectKnowsProblems) === true
  const problemsHref = problems(useOpenProperty().prefix)
  const [isComparing, setComparing] = useState(false)
  const assign = () => section.send({ type: 'assignment.opened' })
  const sheets = address({ view: 'sheets' })
  const sheetsAndAssignment: Action[] = [
    {
      id: 'assign',
      label: 'Assign rooms…',
      icon: users,
      isDenied: !hasRooms,
      ...(hasRooms ? {} : { note: 'There are no rooms to assign' }),
    },
    { id: 'sheets', label: 'Task sheets', icon: file, href: sheets },
  ]
  return (
    <>
      {isAttendant ? (
        <LinkButton icon={user} href={address({ ...unfiltered(search), view: 'mine' })}>
          My rooms
        </LinkButton>
      ) : null}
      <MenuButton
        tone="quiet"
        label="More"
        actions={[
          ...(isNarrow ? sheetsAndAssignment : []),
          ...(isNarrow && knowsProblems
            ? [{ id: 'problems', label: 'Problems', icon: problem, href: problemsHref }]
            : []),
          { id: 'discrepancies', label: 'Discrepancies…', icon: triangleAlert },
          { id: 'history', label: 'History', icon: history, href: address({ view: 'history' }) },
        ]}
        onAction={(id) => {
          if (id === 'assign') assign()
          if (id === 'discrepancies') setComparing(true)
        }}
      />
      {isNarrow ? null : (
        <>
          {knowsProblems ? (
            <LinkButton icon={problem} href={problemsHref}>
              Problems
            </LinkButton>
          ) : null}
          <LinkButton icon={file} href={sheets}>
            Task sheets
          </LinkButton>
          <Button tone="primary" icon={users} isDisabled={!hasRooms} onPress={assign}>
            Assign rooms…
          </Button>
        </>
      )}
      {isComparing ? <DiscrepancyDialog onClose={() => setComparing(false)} /> : null}
    </>
  )
}
