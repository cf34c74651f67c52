import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { list } from '../../design/icon/icons.css.ts'
import { problem } from '../../design/icon/later-icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { selectKnowsProblems, selectMyRooms, selectState } from '../../machines/housekeeping/housekeeping.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { unfiltered } from '../../routes/housekeeping.ts'
import { problems } from '../../routes/problems.ts'
import { useIgnoreRepeatedPress } from '../repeated-press.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { MyRooms } from './MyRooms.tsx'
import { RoomAlerts } from './RoomAlerts.tsx'
import { RoomStates } from './RoomStates.tsx'
import { StreamAndQueue } from './StreamAndQueue.tsx'
import { useHousekeeping, useOpenProperty, useRoomSearch } from './useHousekeeping.ts'

/** The rooms of the signed-in attendant: what is done, what is next, and a card for each. Made for a phone in one hand. */
export function MyRoomsPage() {
  const property = useOpenProperty()
  const { search, address } = useRoomSearch()
  const board = address({ ...unfiltered(search), view: 'board' })
  const knowsProblems = useSelector(useHousekeeping(), selectKnowsProblems) === true
  const title = usePageFocus()
  useIgnoreRepeatedPress()
  usePageTitle('My rooms', property.name)
  return (
    <Page>
      <PageHeader
        isDense
        title="My rooms"
        titleRef={title}
        breadcrumbs={useBreadcrumbs([
          { label: 'Properties', href: routes.properties() },
          { label: property.name, href: routes.property(property.prefix) },
          { label: 'Housekeeping', href: board },
          { label: 'My rooms' },
        ])}
        actions={
          <>
            {knowsProblems ? (
              <LinkButton icon={problem} href={problems(property.prefix)}>
                Problems
              </LinkButton>
            ) : null}
            <LinkButton icon={list} href={board}>
              All rooms
            </LinkButton>
          </>
        }
      />
      <Stack gap={2}>
        <Progress />
        <StreamAndQueue />
        <RoomAlerts />
      </Stack>
      <RoomStates>
        <MyRooms />
      </RoomStates>
    </Page>
  )
}

/** Progress of the day. */
function Progress() {
  const section = useHousekeeping()
  const { total, done, minutes } = useSelector(section, selectMyRooms)
  const isKnown = useSelector(section, selectState) === 'ready'
  if (!isKnown || total === 0) return null
  const left = done === total ? 'all done' : `${minutes} min left`
  return <ProgressBar label="Today" value={done / total} text={`${done} of ${total} rooms, ${left}`} />
}
