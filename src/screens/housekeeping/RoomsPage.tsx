import { useSelector } from '@xstate/react'
import { Activity, memo, useEffect, useLayoutEffect, useState } from 'react'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { selectCounts, selectSearch, selectState } from '../../machines/housekeeping/housekeeping.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useIgnoreRepeatedPress } from '../repeated-press.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { AttendantTable } from './AttendantTable.tsx'
import { PrintableRooms } from './PrintableRooms.tsx'
import { RoomAlerts } from './RoomAlerts.tsx'
import { RoomBoard } from './RoomBoard.tsx'
import { RoomCounts } from './RoomCounts.tsx'
import { RoomFilters } from './RoomFilters.tsx'
import { RoomHeaderActions } from './RoomHeaderActions.tsx'
import { RoomStates } from './RoomStates.tsx'
import { StreamAndQueue } from './StreamAndQueue.tsx'
import { RoomTable } from './RoomTable.tsx'
import { useOpenProperty, useHousekeeping } from './useHousekeeping.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { useIsNarrow } from '../../design/theme/use-is-narrow.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { whenCalm } from '../shell/when-calm.ts'
import { cityOf } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Milliseconds without a press after which the other view is rendered ahead. */
const calmMs = 1000
const [Board, Table] = [memo(RoomBoard), memo(RoomTable)]

/** The rooms as board or table. The other one is rendered ahead and hidden, so that a switch only shows it. */
function RoomsView() {
  const isTable = useSelector(useHousekeeping(), (section) => selectSearch(section).view === 'table')
  const [isAhead, setIsAhead] = useState(false)
  useEffect(() => (isAhead ? undefined : whenCalm(() => setIsAhead(true), calmMs)), [isAhead])
  // With Back, the focus may be in the view that is hidden now.
  useLayoutEffect(() => {
    if (document.activeElement?.checkVisibility() === false)
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  })
  return (
    <>
      <Activity mode={isTable ? 'hidden' : 'visible'}>{isTable && !isAhead ? null : <Board />}</Activity>
      <Activity mode={isTable ? 'visible' : 'hidden'}>{isTable || isAhead ? <Table /> : null}</Activity>
    </>
  )
}

const Actions = memo(RoomHeaderActions)

/** The heading with the number of rooms. It alone renders again for each change of a room. */
function RoomsHeader() {
  const section = useHousekeeping()
  const property = useOpenProperty()
  const { total, housekeeping_statuses: countByStatus } = useSelector(section, selectCounts)
  const isKnown = useSelector(section, selectState) === 'ready'
  return (
    <PageHeader
      isDense
      title={phrase('housekeeping.housekeeping')}
      titleRef={usePageFocus()}
      breadcrumbs={useBreadcrumbs([
        { label: phrase('housekeeping.properties'), href: routes.properties() },
        { label: property.name, href: routes.property(property.prefix) },
        { label: phrase('housekeeping.housekeeping') },
      ])}
      subtitle={
        isKnown
          ? phrase('housekeeping.roomsToDo', {
              rooms: total,
              toDo: countByStatus.dirty + countByStatus.cleaning + countByStatus.pickup,
              city: cityOf(property.timezone),
            })
          : undefined
      }
      actions={<Actions />}
    />
  )
}

/** The rooms page: counts, filters, rooms and actions. On a phone the first rooms are visible without scrolling. */
export function RoomsPage() {
  const property = useOpenProperty()
  const isNarrow = useIsNarrow()
  useIgnoreRepeatedPress()
  usePageTitle(phrase('housekeeping.housekeeping'), property.name)
  return (
    <Page>
      <PrintableRooms>
        <RoomsHeader />
        <Stack gap={2}>
          <StreamAndQueue beside={isNarrow ? null : <ViewSwitch />} />
          <RoomAlerts />
          {isNarrow ? null : <RoomCounts />}
        </Stack>
        <RoomFilters />
        <RoomStates>
          <Stack gap={6}>
            <RoomsView />
            <AttendantTable />
          </Stack>
        </RoomStates>
      </PrintableRooms>
    </Page>
  )
}
