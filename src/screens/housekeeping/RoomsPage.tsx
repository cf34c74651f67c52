import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { Inline } from '../../design/layout/Inline.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHead } from '../../design/layout/PageHead.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { selectCounts, selectState } from '../../machines/housekeeping/housekeeping.selectors.ts'
import * as paths from '../../paths.ts'
import { useOnePress } from '../one-press.ts'
import { usePageFocus, usePageTitle } from '../page.ts'
import { AttendantTable } from './AttendantTable.tsx'
import { LineStatus } from './LineStatus.tsx'
import { QueuePanel } from './QueuePanel.tsx'
import { roomsText } from './room-words.ts'
import { RoomAlerts } from './RoomAlerts.tsx'
import { RoomBoard } from './RoomBoard.tsx'
import { RoomCounts } from './RoomCounts.tsx'
import { RoomFilters } from './RoomFilters.tsx'
import { RoomHeadActions } from './RoomHeadActions.tsx'
import { RoomStates } from './RoomStates.tsx'
import { RoomTable } from './RoomTable.tsx'
import { useHouse, useHousekeeping, useRoomSearch } from './useHousekeeping.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { useIsNarrow } from '../useIsNarrow.ts'
import { useCrumbs } from '../console/useCrumbs.ts'
import { cityOf } from '../../machines/clock/hotel-clock.rules.ts'

/** The rooms: how many there are of each kind, which are shown, and what can be done with them. On a phone the rooms begin on the first screen. */
export function RoomsPage() {
  const section = useHousekeeping()
  const house = useHouse()
  const { search } = useRoomSearch()
  const { total, housekeeping_statuses: of } = useSelector(section, selectCounts)
  const isKnown = useSelector(section, selectState) === 'ready'
  const [isQueueOpen, setQueueOpen] = useState(false)
  const queueId = useId()
  const isNarrow = useIsNarrow()
  const title = usePageFocus()
  useOnePress()
  usePageTitle('Housekeeping', house.name)
  return (
    <Page>
      <PageHead
        isDense
        title="Housekeeping"
        titleRef={title}
        crumbs={useCrumbs([
          { label: 'Properties', href: paths.properties() },
          { label: house.name, href: paths.property(house.prefix) },
          { label: 'Housekeeping' },
        ])}
        sub={
          isKnown
            ? `${roomsText(total)}, ${of.dirty + of.cleaning + of.pickup} to do, ${cityOf(house.timezone)} time`
            : undefined
        }
        actions={<RoomHeadActions />}
      />
      <Stack gap={2}>
        <Inline justify="between" gap={3}>
          <LineStatus isQueueOpen={isQueueOpen} queueId={queueId} onQueue={() => setQueueOpen(!isQueueOpen)} />
          {isNarrow ? null : <ViewSwitch />}
        </Inline>
        {isQueueOpen ? <QueuePanel id={queueId} /> : null}
        <RoomAlerts />
        {isNarrow ? null : <RoomCounts />}
      </Stack>
      <RoomFilters />
      <RoomStates>
        <Stack gap={6}>
          {search.view === 'table' ? <RoomTable /> : <RoomBoard />}
          <AttendantTable />
        </Stack>
      </RoomStates>
    </Page>
  )
}
