import { useSelector } from '@xstate/react'
import { SelectionBar } from '../../design/selection/SelectionBar.tsx'
import {
  selectActions,
  selectSelectedRooms,
  selectShownRooms,
} from '../../machines/housekeeping/housekeeping.selectors.ts'
import { selectionText } from '../../machines/housekeeping/room-selection.rules.ts'
import { moreSelectionActions, selectionActions } from './room-actions.ts'
import { useHousekeeping } from './useHousekeeping.ts'
import { useRoomActions } from './useRoomActions.ts'
import { useRoomMenu } from './useRoomMenu.tsx'
import { phrase } from '../../phrases/phrase.ts'

/**
 * Actions on the selected rooms, also those behind a filter, as in the lists of the inventory. An action that no selected room allows is
 * disabled and gives the reason.
 */
export function RoomSelection() {
  const section = useHousekeeping()
  const rooms = useSelector(section, selectSelectedRooms)
  const shown = useSelector(section, selectShownRooms)
  const { perform } = useRoomActions()
  const { assign, overlay } = useRoomMenu()
  if (rooms.length === 0) return overlay
  const ids = rooms.map(({ id }) => id)
  const offers = selectActions(ids)(section.getSnapshot())
  return (
    <>
      <SelectionBar
        label={phrase('housekeeping.selectedRooms')}
        text={selectionText(shown, new Set(ids))}
        actions={selectionActions(offers)}
        more={moreSelectionActions(offers)}
        onAction={(id) => {
          if (id === 'assign') assign(ids)
          else if (id === 'evenly') section.send({ type: 'assignment.opened', ids })
          else {
            perform(id, ids)
            // Otherwise the next action of the same rooms would take the pressed button's place.
            section.send({ type: 'selection.cleared' })
          }
        }}
        onClear={() => section.send({ type: 'selection.cleared' })}
      />
      {overlay}
    </>
  )
}
