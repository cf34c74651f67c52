import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { LastRun, ReportSchedule } from '../../api/contract/report-schedules.ts'
import { circleCheck, clock, pause, triangleAlert } from '../../design/icon/icons.css.ts'
import { Status } from '../../design/status/Status.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { SkeletonRows } from '../../design/table/SkeletonRows.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { Text } from '../../design/text/Text.tsx'
import { tabNames } from '../../machines/accounting/accounting-texts.rules.ts'
import * as texts from '../../machines/accounting/schedule-texts.rules.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { listText } from '../../phrases/list-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import { updatedAtText } from '../format.ts'
import { ScheduleActions } from './ScheduleActions.tsx'
import { ScheduleFiles } from './ScheduleFiles.tsx'
import { lines, oneLine } from './SchedulesTable.css.ts'
import { useAccounting } from './useAccounting.ts'

const head = (
  <>
    <Th>{phrase('accounting.report')}</Th>
    <Th>{phrase('schedules.when')}</Th>
    <Th>{phrase('schedules.forWhom')}</Th>
    <Th>{phrase('schedules.nextRun')}</Th>
    <Th>{phrase('schedules.lastRun')}</Th>
    <Th>{phrase('schedules.files')}</Th>
    <Th>
      <VisuallyHidden>{phrase('schedules.changeSchedule')}</VisuallyHidden>
    </Th>
  </>
)
const columns = 7

/** A placeholder for loading schedules. */
export const SchedulesSkeleton = () => (
  <TableRegion label={phrase('schedules.schedules')}>
    <Table caption={phrase('schedules.loadingSchedules')} isBusy head={head}>
      <SkeletonRows rows={3} columns={columns} />
    </Table>
  </TableRegion>
)

/** The schedules, by their next run. */
export const SchedulesTable = ({ schedules, isBusy }: { schedules: readonly ReportSchedule[]; isBusy: boolean }) => (
  <TableRegion label={phrase('schedules.schedules')}>
    <Table caption={phrase('schedules.schedules')} isBusy={isBusy} head={head}>
      {schedules.map((schedule) => (
        <ScheduleRow key={schedule.id} schedule={schedule} />
      ))}
    </Table>
  </TableRegion>
)

function ScheduleRow({ schedule }: { schedule: ReportSchedule }) {
  const { timezone } = useAccounting().property
  const { report, owner, is_own, recipients, by_email, next_run_at, last_run, format, period } = schedule
  const names = listText(recipients.map(({ name }) => name))
  return (
    <Row>
      <RowHeader>
        <div className={lines}>
          <span>{tabNames[report]}</span>
          <Text tone="caption">{texts.filtersText(schedule)}</Text>
        </div>
      </RowHeader>
      <Cell>
        <div className={lines}>
          <span>{texts.whenText(schedule)}</span>
          <Text tone="caption">{factsText([texts.schedulePeriodNames[period], texts.formatNames[format]])}</Text>
          {is_own ? null : <Text tone="caption">{phrase('schedules.byOwner', { name: owner })}</Text>}
        </div>
      </Cell>
      <Cell>
        <div className={lines}>
          <bdi>{names}</bdi>
          {by_email ? <Text tone="caption">{phrase('schedules.byEmail')}</Text> : null}
        </div>
      </Cell>
      <Cell isNoWrap>
        {next_run_at === null ? (
          <Status tone="neutral" icon={pause}>
            {phrase('schedules.paused')}
          </Status>
        ) : (
          dateText(updatedAtText(next_run_at, timezone))
        )}
      </Cell>
      <Cell>
        <LastRunCell run={last_run} />
      </Cell>
      <Cell>
        <div className={oneLine}>
          <ScheduleFiles files={schedule.files} />
        </div>
      </Cell>
      <Cell>
        {schedule.can_change ? (
          <div className={oneLine}>
            <ScheduleActions schedule={schedule} />
          </div>
        ) : null}
      </Cell>
    </Row>
  )
}

const outcomes: Record<LastRun['outcome'], { text: string; tone: 'ok' | 'warning' | 'critical' }> = {
  made: { text: phrase('schedules.outcomeMade'), tone: 'ok' },
  no_recipients: { text: phrase('schedules.outcomeNoRecipients'), tone: 'warning' },
  failed: { text: phrase('schedules.outcomeFailed'), tone: 'critical' },
}

/** What became of the last run and its e-mails, and when it was. */
function LastRunCell({ run }: { run: LastRun | null }) {
  const { timezone } = useAccounting().property
  if (!run) return phrase('schedules.neverRan')
  const { at, mails } = run
  const { text, tone } = outcomes[run.outcome]
  return (
    <div className={lines}>
      <Status tone={tone} icon={tone === 'ok' ? circleCheck : triangleAlert} isSentence>
        {text}
      </Status>
      <Text tone="caption">{updatedAtText(at, timezone)}</Text>
      {mails.sent > 0 ? <Text tone="caption">{phrase('schedules.mailsSent', { count: mails.sent })}</Text> : null}
      {mails.waiting > 0 ? (
        <Status tone="warning" icon={clock} isSentence>
          {phrase('schedules.mailsWaiting', { count: mails.waiting })}
        </Status>
      ) : null}
      {mails.failed > 0 ? (
        <Status tone="critical" icon={triangleAlert} isSentence>
          {phrase('schedules.mailsFailed', { count: mails.failed })}
        </Status>
      ) : null}
    </div>
  )
}
