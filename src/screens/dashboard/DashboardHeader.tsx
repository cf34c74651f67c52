import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { chevronLeft, chevronRight } from '../../design/icon/icons.css.ts'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import * as select from '../../machines/query/query.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { usePageFocus } from '../usePage.ts'
import { dateControls } from './DashboardHeader.css.ts'
import { longDayText } from './dashboard-texts.ts'
import { useDashboard } from './useDashboard.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { addDays } from '../../api/contract/days.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** The range of business dates the server supports. */
const [first, last] = ['2000-01-01', '2199-12-31'] as const

/** Header of the dashboard: property, date, load time, and the controls that change the date. */
export function DashboardHeader() {
  const { property, figures, search, dateHref } = useDashboard()
  const answer = useSelector(figures, select.selectData)
  const answeredAt = useSelector(figures, select.selectLoadedAt)
  const isIndicated = useSelector(figures, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const title = usePageFocus()
  const date = search.date ?? answer?.today ?? null
  const sub = [
    property.name,
    answer && longDayText(answer.date),
    answer && isOffline && phrase('dashboard.offline'),
    answer && phrase('dashboard.asOf', { time: timeInCity(answeredAt, property.timezone) }),
    isIndicated && phrase('dashboard.loading'),
  ]
  return (
    <PageHeader
      title={phrase('dashboard.dashboard')}
      titleRef={title}
      breadcrumbs={useBreadcrumbs([
        { label: phrase('dashboard.properties'), href: routes.properties() },
        { label: property.name },
      ])}
      subtitle={factsText(sub)}
      actions={
        date ? (
          <div className={dateControls}>
            <LinkButton icon={chevronLeft} href={dateHref(addDays(date, -1))}>
              {phrase('dashboard.previousDay')}
            </LinkButton>
            <LinkButton href={dateHref(null)}>{phrase('dashboard.today')}</LinkButton>
            <LinkButton icon={chevronRight} href={dateHref(addDays(date, 1))}>
              {phrase('dashboard.nextDay')}
            </LinkButton>
            <BusinessDate date={date} />
          </div>
        ) : undefined
      }
    />
  )
}

/** Field for the business date. An incomplete or unsupported date stays in the field and loads nothing. */
function BusinessDate({ date }: { date: string }) {
  const { go } = useDashboard()
  const [draft, setDraft] = useState<string | null>(date)
  const [shown, setShown] = useState(date)
  if (shown !== date) {
    setShown(date)
    setDraft(date)
  }
  const change = (value: string | null) => {
    setDraft(value)
    if (value && value >= first && value <= last) go({ date: value })
  }
  return (
    <DatePicker
      label={phrase('dashboard.businessDate')}
      value={draft}
      minValue={first}
      maxValue={last}
      onChange={change}
    />
  )
}
