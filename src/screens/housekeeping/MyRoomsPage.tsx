import { useSelector } from '@xstate/react'
import { cityOf } from '../../clock/time-zones.ts'
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
import { phrase } from '../../phrases/phrase.ts'

/** The rooms of the signed-in attendant: what is done, what is next, and a card for each. Made for a phone in one hand. */
export function MyRoomsPage() {
  const property = useOpenProperty()
  const { search, address } = useRoomSearch()
  const board = address({ ...unfiltered(search), view: 'board' })
  const knowsProblems = useSelector(useHousekeeping(), selectKnowsProblems) === true
  const title = usePageFocus()
  useIgnoreRepeatedPress()
  usePageTitle(phrase('housekeeping.myRooms'), property.name)
  return (
    <Page>
      <PageHeader
        isDense
        title={phrase('housekeeping.myRooms')}
        titleRef={title}
        subtitle={phrase('problems.cityTime', { city: cityOf(property.timezone) })}
        breadcrumbs={useBreadcrumbs([
          { label: phrase('housekeeping.properties'), href: routes.properties() },
          { label: property.name, href: routes.property(property.prefix) },
          { label: phrase('housekeeping.housekeeping'), href: board },
          { label: phrase('housekeeping.myRooms') },
        ])}
        actions={
          <>
            {knowsProblems ? (
              <LinkButton icon={problem} href={problems(property.prefix)}>
                {phrase('housekeeping.problems')}
              </LinkButton>
            ) : null}
            <LinkButton icon={list} href={board}>
              {phrase('housekeeping.allRooms')}
            </LinkButton>
          </>
        }
      />
      <Stack gap={2}>
        <Progress />
        <StreamAndQueue />
        <RoomAlerts />
        <RoomStates>
          <MyRooms />
        </RoomStates>
      </Stack>
    </Page>
  )
}

/** Progress of the day. */
function Progress() {
  const section = useHousekeeping()
  const { total, done, minutes } = useSelector(section, selectMyRooms)
  const isKnown = useSelector(section, selectState) === 'ready'
  if (!isKnown || total === 0) return null
  return (
    <ProgressBar
      label={phrase('housekeeping.today')}
      value={done / total}
      text={
        done === total
          ? phrase('housekeeping.allRoomsDone', { done, rooms: total })
          : phrase('housekeeping.someRoomsDone', { done, rooms: total, minutes })
      }
    />
  )
}
