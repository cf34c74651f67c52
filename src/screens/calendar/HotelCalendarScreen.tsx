import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { outOfOrder, print } from '../../design/icon/icons.css.ts'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { ScreenOnly } from '../../design/print/PrintSheet.tsx'
import { TapeGuide } from '../../features/tape-chart/TapeGuide.tsx'
import * as select from '../../machines/calendar/calendar.selectors.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { clockText } from './calendar-texts.ts'
import { CalendarChart } from './CalendarChart.tsx'
import { CalendarFilters } from './CalendarFilters.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'
import { CalendarList } from './CalendarList.tsx'
import { CalendarPrint } from './CalendarPrint.tsx'
import { CalendarSelection } from './CalendarSelection.tsx'
import { CalendarStates } from './CalendarStates.tsx'
import { CalendarToolbar } from './CalendarToolbar.tsx'
import { legendKinds } from './tape-bars.ts'
import { useCalendar, useOpenProperty } from './useCalendar.ts'
import { useCalendarActions } from './useCalendarActions.ts'
import { useLetterKeys } from './useLetterKeys.ts'
import { useNow } from './useNow.ts'
import { timeIn } from '../../clock/hotel-clock.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Age in ms after which data counts as stale: two missed one-minute updates. */
const staleAfterMs = 2 * 60_000

/** The present time and day, with the load time of the nights if they may be outdated. */
function Clock() {
  const { calendar } = useCalendar()
  const { timezone } = useOpenProperty()
  const today = useSelector(calendar, select.selectToday)
  const knownAt = useSelector(calendar, select.selectLoadedAt)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const now = useNow()
  const isStale = knownAt !== null && (isOffline || now.getTime() - knownAt > staleAfterMs)
  const clock = clockText(now, timezone, today)
  return <>{isStale ? phrase('calendar.clockAsOf', { clock, time: timeIn(knownAt, timezone) }) : clock}</>
}

/** The hotel calendar (requirement 2.route.hotel-calendar): a property's rooms by night, as chart and list. */
export function HotelCalendarScreen() {
  const { calendar, view } = useCalendar()
  const { name, prefix } = useOpenProperty()
  const status = useSelector(calendar, select.selectStatus)
  const selection = useSelector(calendar, select.selectSelection)
  const calendarActions = useCalendarActions()
  const letterKeys = useLetterKeys()
  const title = usePageFocus()
  usePageTitle(phrase('calendar.hotelCalendar'), name)
  const canBlock = status === 'ready' || status === 'filtered'
  return (
    <>
      <Page>
        <ScreenOnly>
          <PageHeader
            title={phrase('calendar.hotelCalendar')}
            titleRef={title}
            breadcrumbs={useBreadcrumbs([
              { label: phrase('calendar.properties'), href: routes.properties() },
              { label: name, href: routes.property(prefix) },
              { label: phrase('calendar.hotelCalendar') },
            ])}
            subtitle={<Clock />}
            actions={
              <>
                <Button icon={print} onPress={() => globalThis.print()}>
                  {phrase('calendar.print')}
                </Button>
                <Button
                  tone="primary"
                  icon={outOfOrder}
                  isDisabled={!canBlock}
                  onPress={() =>
                    selection
                      ? calendarActions.runFreeAction('block', selection.roomIds, selection)
                      : calendarActions.pickRooms()
                  }
                >
                  {phrase('calendar.blockRoomsWithDialog')}
                </Button>
              </>
            }
          />
          <CalendarToolbar />
          <CalendarFilters />
          <CalendarStates>
            {view === 'chart' ? (
              <>
                <TapeGuide kinds={legendKinds} letterKeys={letterKeys} />
                <CalendarChart calendarActions={calendarActions} letterKeys={letterKeys} />
                <CalendarSelection calendarActions={calendarActions} />
              </>
            ) : (
              <CalendarList calendarActions={calendarActions} />
            )}
          </CalendarStates>
        </ScreenOnly>
        <CalendarPrint />
      </Page>
      <CalendarDialog />
    </>
  )
}
