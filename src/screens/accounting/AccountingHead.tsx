import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { print } from '../../design/icon/icons.css.ts'
import { PageHead } from '../../design/layout/PageHead.tsx'
import { basisHints, rangeText, tabNames } from '../../machines/accounting/accounting-words.rules.ts'
import { placedTimeIn } from '../../machines/clock/hotel-clock.rules.ts'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../machines/reading/reading.selectors.ts'
import * as paths from '../../paths.ts'
import { useConnectivity } from '../console/actors.ts'
import { ExportMenu } from '../export/ExportMenu.tsx'
import { usePageFocus } from '../page.ts'
import { useCrumbs } from '../console/useCrumbs.ts'
import { useAccounting } from './useAccounting.ts'

/** Whose books, which days, as of when; and the ways to take them along. */
export function AccountingHead() {
  const { actor, property, report, file, search, period, answer } = useAccounting()
  const answeredAt = useSelector(report, select.selectAnsweredAt)
  const isIndicated = useSelector(report, select.selectIsIndicated)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const title = usePageFocus()
  const asOf = answer ? `${isOffline ? 'offline, ' : ''}as of ${placedTimeIn(answeredAt, property.timezone)}` : null
  const days = period && `${rangeText(period)} ${basisHints[search.basis]}`
  const sub = [tabNames[search.tab], days, asOf, isIndicated ? 'loading…' : null]
  return (
    <PageHead
      title="Accounting Report"
      titleRef={title}
      crumbs={useCrumbs([
        { label: 'Properties', href: paths.properties() },
        { label: property.name, href: paths.property(property.prefix) },
        { label: 'Accounting Report' },
      ])}
      sub={sub.filter(Boolean).join(', ')}
      actions={
        answer ? (
          <>
            <Button icon={print} onPress={() => globalThis.print()}>
              Print
            </Button>
            <ExportMenu file={file} onExport={(format) => actor.send({ type: 'file.requested', format })} />
          </>
        ) : undefined
      }
    />
  )
}
