import { useSelector } from '@xstate/react'
import type { ReportSchedule } from '../../api/contract/report-schedules.ts'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { draftOfSchedule } from '../../machines/accounting/schedule.rules.ts'
import { selectChange } from '../../machines/accounting/schedules.machine.ts'
import { scheduleName } from '../../machines/accounting/schedule-texts.rules.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccounting } from './useAccounting.ts'

/** Changes, pauses or resumes, and deletes a schedule. One button pauses and resumes, so that the focus stays. */
export function ScheduleActions({ schedule }: { schedule: ReportSchedule }) {
  const { schedules } = useAccounting()
  const change = useSelector(schedules, selectChange)
  const asked = change?.getSnapshot().context.input.change
  const toggle = schedule.is_paused ? 'resume' : 'pause'
  const isToggling = asked?.schedule?.id === schedule.id && asked.kind === toggle
  const open = (kind: 'edit' | 'delete' | 'pause' | 'resume') =>
    schedules.send({ type: 'scheduleChange.opened', change: { kind, schedule }, draft: draftOfSchedule(schedule) })
  const named = (action: string) => phrase('schedules.actionOf', { action, schedule: scheduleName(schedule) })
  const edit = phrase('schedules.change')
  const toggling = schedule.is_paused ? phrase('schedules.resume') : phrase('schedules.pause')
  const remove = phrase('schedules.delete')
  return (
    <Inline gap={1}>
      <Button size="s" aria-haspopup="dialog" aria-label={named(edit)} onPress={() => open('edit')}>
        {edit}
      </Button>
      <Button size="s" aria-label={named(toggling)} isPending={isToggling} onPress={() => open(toggle)}>
        {toggling}
      </Button>
      <Button size="s" aria-haspopup="dialog" aria-label={named(remove)} onPress={() => open('delete')}>
        {remove}
      </Button>
    </Inline>
  )
}
