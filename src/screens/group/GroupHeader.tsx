import { useSelector } from '@xstate/react'
import { timeInCity } from '../../clock/time-zones.ts'
import { viewerZone } from '../../clock/viewer-zone.ts'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import type { GroupRef } from '../../machines/group/group.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import * as routes from '../../routes/properties.ts'
import { DateControls } from '../dashboard/DateControls.tsx'
import { longDayText } from '../dashboard/dashboard-texts.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { usePageFocus } from '../usePage.ts'
import { commonDateOf } from './group-dates.ts'
import { useGroup } from './useGroup.ts'

/** Header of the group's figures: date, number of properties, load time, and the controls that change the date. */
export function GroupHeader({ group }: { group: GroupRef }) {
  const { search, hrefOf, go } = useGroup(group)
  const { figures } = group.getSnapshot().context
  const answer = useSelector(figures, select.selectData)
  const answeredAt = useSelector(figures, select.selectLoadedAt)
  const isIndicated = useSelector(figures, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const title = usePageFocus()
  const shown = answer?.properties ?? []
  const date = search.date ?? commonDateOf(shown)
  const facts = [
    answer && (search.date ? longDayText(search.date) : phrase('group.todayAtEach')),
    answer &&
      (shown.length < answer.total
        ? phrase('group.firstProperties', { count: shown.length, total: answer.total })
        : phrase('properties.count', { count: shown.length })),
    answer && isOffline && phrase('dashboard.offline'),
    answer && phrase('dashboard.asOf', { time: timeInCity(answeredAt, viewerZone()) }),
    isIndicated && phrase('dashboard.loading'),
  ]
  return (
    <PageHeader
      title={phrase('group.groupFigures')}
      titleRef={title}
      breadcrumbs={[
        { label: phrase('dashboard.properties'), href: routes.properties() },
        { label: phrase('group.groupFigures') },
      ]}
      subtitle={factsText(facts)}
      actions={
        date ? (
          <DateControls
            date={date}
            dateHref={(wanted) => hrefOf({ date: wanted })}
            onChange={(wanted) => go({ date: wanted })}
          />
        ) : undefined
      }
    />
  )
}
