import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { arrowUp, download, refresh } from '../../design/icon/icons.css.ts'
import { PageHead } from '../../design/layout/PageHead.tsx'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import { selectFile } from '../../machines/activity-log/activity-log.machine.ts'
import { selectHasNewer } from '../../machines/activity-log/newer.machine.ts'
import { placedTimeIn } from '../../machines/clock/hotel-clock.rules.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../machines/reading/reading.selectors.ts'
import * as paths from '../../paths.ts'
import { useConnectivity } from '../console/actors.ts'
import { usePageFocus } from '../page.ts'
import { useCrumbs } from '../console/useCrumbs.ts'
import { useActivityLog } from './useActivityLog.ts'

/** Whose log, as of when; the way to what is newer, and to a file of it. */
export function ActivityHead() {
  const { actor, entries, newer, property, search } = useActivityLog()
  const isKnown = useSelector(entries, (reading) => select.selectAnswer(reading) !== null)
  const isEmpty = useSelector(entries, (reading) => (select.selectAnswer(reading)?.data.length ?? 0) === 0)
  const answeredAt = useSelector(entries, select.selectAnsweredAt)
  const isIndicated = useSelector(entries, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const hasNewer = useSelector(newer, selectHasNewer)
  const isExporting = useSelector(actor, (log) => selectFile(log) !== undefined)
  const title = usePageFocus()
  const asOf = isKnown ? `${isOffline ? 'offline, ' : ''}as of ${placedTimeIn(answeredAt, property.timezone)}` : null
  const isNews = hasNewer && search.cursor === null
  return (
    <PageHead
      title="Activity Logs"
      titleRef={title}
      crumbs={useCrumbs([
        { label: 'Properties', href: paths.properties() },
        { label: property.name, href: paths.property(property.prefix) },
        { label: 'Activity Logs' },
      ])}
      sub={[property.name, asOf, isIndicated ? 'loading…' : null].filter(Boolean).join(', ')}
      actions={
        <>
          <Button
            tone={isNews ? 'primary' : 'secondary'}
            icon={isNews ? arrowUp : refresh}
            onPress={() => actor.send({ type: 'newest.wanted' })}
          >
            {isNews ? 'Newer entries' : search.cursor === null ? 'Refresh' : 'Newest entries'}
          </Button>
          <MenuButton
            label="Export"
            icon={download}
            isDisabled={!isKnown || isEmpty}
            isPending={isExporting}
            actions={[
              { id: 'xlsx', label: 'Excel (xlsx)' },
              { id: 'csv', label: 'CSV' },
            ]}
            onAction={(id) => actor.send({ type: 'export.requested', format: id === 'csv' ? 'csv' : 'xlsx' })}
          />
        </>
      }
    />
  )
}
