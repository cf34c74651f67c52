import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { selectRoom } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { HistoryEntries } from './HistoryEntries.tsx'
import { useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The history of one room, given by the address. */
export function HistoryDialog({ id }: { id: number }) {
  const room = useSelector(useHousekeeping(), selectRoom(id))
  const { show } = useRoomSearch()
  const close = () => show({ room: null, cursor: null })
  return (
    <Dialog
      isOpen
      width="wide"
      title={room ? phrase('housekeeping.historyOf', { room: room.name }) : phrase('housekeeping.historyOfARoom')}
      onClose={close}
      actions={<Button onPress={close}>{phrase('housekeeping.close')}</Button>}
    >
      <HistoryEntries hasRoom={false} />
    </Dialog>
  )
}
