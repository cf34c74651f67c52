import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { file, history, triangleAlert, users } from '../../design/icon/icons.css.ts'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import { selectRooms } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { onDemand } from '../on-demand.tsx'
import { useHousekeeping, useRoomSearch } from './useHousekeeping.ts'

const DiscrepancyDialog = onDemand(() => import('./DiscrepancyDialog.tsx').then((m) => m.DiscrepancyDialog))

/** What concerns the whole house: discrepancies, history, task sheets, who cleans what. */
export function RoomHeadActions() {
  const section = useHousekeeping()
  const hasRooms = useSelector(section, (rooms) => selectRooms(rooms).length > 0)
  const { address } = useRoomSearch()
  const [isComparing, setComparing] = useState(false)
  return (
    <>
      <MenuButton
        tone="quiet"
        label="More"
        actions={[
          { id: 'discrepancies', label: 'Discrepancies…', icon: triangleAlert },
          { id: 'history', label: 'History', icon: history, href: address({ view: 'history' }) },
        ]}
        onAction={(id) => (id === 'discrepancies' ? setComparing(true) : undefined)}
      />
      <LinkButton icon={file} href={address({ view: 'sheets' })}>
        Task sheets
      </LinkButton>
      <Button
        tone="primary"
        icon={users}
        isDisabled={!hasRooms}
        onPress={() => section.send({ type: 'assignment.opened' })}
      >
        Assign rooms…
      </Button>
      {isComparing ? <DiscrepancyDialog onClose={() => setComparing(false)} /> : null}
    </>
  )
}
