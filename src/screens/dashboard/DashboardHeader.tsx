import { useSelector } from '@xstate/react'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import * as select from '../../machines/query/query.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { usePageFocus } from '../usePage.ts'
import { DateControls } from './DateControls.tsx'
import { longDayText } from './dashboard-texts.ts'
import { useDashboard } from './useDashboard.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Header of the dashboard: property, date, load time, and the controls that change the date. */
export function DashboardHeader() {
  const { property, figures, search, dateHref, go } = useDashboard()
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
        date ? <DateControls date={date} dateHref={dateHref} onChange={(value) => go({ date: value })} /> : undefined
      }
    />
  )
}
