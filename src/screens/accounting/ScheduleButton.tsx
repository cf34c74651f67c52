import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { calendar } from '../../design/icon/icons.css.ts'
import { draftOf } from '../../machines/accounting/schedule.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccounting } from './useAccounting.ts'

/** True once the server has answered that it schedules reports, also if reading them failed otherwise. */
export function useIsScheduleOffered(): boolean {
  const { list } = useAccounting().schedules.getSnapshot().context
  return useSelector(
    list,
    (snapshot) =>
      !select.selectIsMissing(snapshot) &&
      (select.selectData(snapshot) !== null || select.selectError(snapshot) !== null),
  )
}

/** Schedules the report on screen. Nothing on a server without schedules. */
export function ScheduleButton() {
  const { schedules, search } = useAccounting()
  const known = useSelector(schedules.getSnapshot().context.list, select.selectData)
  const draft = known && draftOf(search, known)
  if (!draft) return null
  return (
    <Button
      icon={calendar}
      aria-haspopup="dialog"
      onPress={() =>
        schedules.send({ type: 'scheduleChange.opened', change: { kind: 'create', schedule: null }, draft })
      }
    >
      {phrase('schedules.schedule')}
    </Button>
  )
}
