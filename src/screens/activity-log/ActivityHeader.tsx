import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { arrowUp, download, refresh } from '../../design/icon/icons.css.ts'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import { selectFile } from '../../machines/activity-log/activity-log.machine.ts'
import { selectHasNewer } from '../../machines/activity-log/newer.machine.ts'
import { timeInCity } from '../../clock/time-zones.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'
import { usePageFocus } from '../usePage.ts'
import { useBreadcrumbs } from '../shell/useBreadcrumbs.ts'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

/** Title, property and load time of the log, with buttons for newer entries and export. */
export function ActivityHeader() {
  const { actor, entries, newer, property, timezone, search } = useActivityLog()
  const isKnown = useSelector(entries, (snapshot) => select.selectData(snapshot) !== null)
  const isEmpty = useSelector(entries, (snapshot) => (select.selectData(snapshot)?.data.length ?? 0) === 0)
  const answeredAt = useSelector(entries, select.selectLoadedAt)
  const isIndicated = useSelector(entries, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const hasNewer = useSelector(newer, selectHasNewer)
  const isExporting = useSelector(actor, (log) => selectFile(log) !== undefined)
  const title = usePageFocus()
  const time = timeInCity(answeredAt, timezone)
  const asOf = isOffline ? phrase('activity-log.offlineAsOf', { time }) : phrase('activity-log.asOf', { time })
  const hasNewEntries = hasNewer && search.cursor === null
  return (
    <PageHeader
      title={phrase('activity-log.title')}
      titleRef={title}
      breadcrumbs={useBreadcrumbs([
        { label: phrase('activity-log.properties'), href: routes.properties() },
        { label: property.name, href: routes.property(property.prefix) },
        { label: phrase('activity-log.title') },
      ])}
      subtitle={factsText([property.name, isKnown ? asOf : null, isIndicated ? phrase('activity-log.loading') : null])}
      actions={
        <>
          <Button
            tone={hasNewEntries ? 'primary' : 'secondary'}
            icon={hasNewEntries ? arrowUp : refresh}
            onPress={() => actor.send({ type: 'newest.requested' })}
          >
            {hasNewEntries
              ? phrase('activity-log.newerEntries')
              : search.cursor === null
                ? phrase('activity-log.refresh')
                : phrase('activity-log.newestEntries')}
          </Button>
          <MenuButton
            label={phrase('activity-log.export')}
            icon={download}
            isDisabled={!isKnown || isEmpty}
            isPending={isExporting}
            actions={[
              { id: 'xlsx', label: phrase('activity-log.excelXlsx') },
              { id: 'csv', label: phrase('activity-log.csv') },
            ]}
            onAction={(id) => actor.send({ type: 'export.requested', format: id === 'csv' ? 'csv' : 'xlsx' })}
          />
        </>
      }
    />
  )
}
