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
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { useHousekeeping, useOpenProperty, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

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
      label: phrase('housekeeping.assignRoomsWithDialog'),
      icon: users,
      isDenied: !hasRooms,
      ...(hasRooms ? {} : { note: phrase('housekeeping.noRoomsToAssign') }),
    },
    { id: 'sheets', label: phrase('housekeeping.taskSheets'), icon: file, href: sheets },
  ]
  return (
    <>
      {isAttendant ? (
        <LinkButton icon={user} href={address({ ...unfiltered(search), view: 'mine' })}>
          {phrase('housekeeping.myRooms')}
        </LinkButton>
      ) : null}
      <MenuButton
        tone="quiet"
        label={phrase('housekeeping.moreActions')}
        actions={[
          ...(isNarrow ? sheetsAndAssignment : []),
          ...(isNarrow && knowsProblems
            ? [{ id: 'problems', label: phrase('housekeeping.problems'), icon: problem, href: problemsHref }]
            : []),
          { id: 'discrepancies', label: phrase('housekeeping.discrepanciesWithDialog'), icon: triangleAlert },
          { id: 'history', label: phrase('housekeeping.history'), icon: history, href: address({ view: 'history' }) },
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
              {phrase('housekeeping.problems')}
            </LinkButton>
          ) : null}
          <LinkButton icon={file} href={sheets}>
            {phrase('housekeeping.taskSheets')}
          </LinkButton>
          <Button tone="primary" icon={users} isDisabled={!hasRooms} onPress={assign}>
            {phrase('housekeeping.assignRoomsWithDialog')}
          </Button>
        </>
      )}
      {isComparing ? <DiscrepancyDialog onClose={() => setComparing(false)} /> : null}
    </>
  )
}
