import { useSelector } from '@xstate/react'
import type { StatusResults } from '../../api/contract/facility-status.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { OutcomeList, type OutcomeItem } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/facilities/status-dialog.machine.ts'
import { endedBlocking } from '../../machines/facilities/status.rules.ts'
import type { Assessment } from '../../machines/facilities/status-dialog.machine.ts'
import { endedBlockingText, affectedBookingsText } from './facility-texts.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'
import type { FacilityKind } from '../../api/contract/facility-category.ts'

/** Preview of the bookings and blockings on the nights, before saving (domain D43). */
export function StatusPreview({ status }: { status: select.StatusRef }) {
  const isAsking = useSelector(status, select.selectIsPreviewing)
  const isKnown = useSelector(status, select.selectIsPreviewed)
  const error = useSelector(status, select.selectPreviewError)
  return (
    <>
      <Alert>
        {error ? (
          <Inline gap={3} align="baseline">
            <span>{phrase('facilities.nightsUnchecked', { message: error.message })}</span>
            <Button size="s" onPress={() => status.send({ type: 'preview.retried' })}>
              {phrase('facilities.retry')}
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {isAsking ? <InlineLoader>{phrase('facilities.lookingForBookings')}</InlineLoader> : null}
      {isKnown ? <KnownPreview status={status} /> : null}
      {!isAsking && !isKnown && !error ? <Text tone="secondary">{phrase('facilities.chooseBothDates')}</Text> : null}
    </>
  )
}

function KnownPreview({ status }: { status: select.StatusRef }) {
  const kind = useSelector(status, select.selectKind)
  const draft = useSelector(status, select.selectDraft)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const assessments = useSelector(status, select.selectAssessments, select.isSameAssessments)
  const items = assessments.map(({ facility, affectedBookings, deniedReason }): OutcomeItem => {
    const { id, name: label } = facility
    if (deniedReason !== null)
      return {
        id,
        label,
        outcome: 'refused',
        note:
          affectedBookings.length > 0
            ? phrase('facilities.deniedByBookings', {
                reason: deniedReason,
                bookings: affectedBookingsText(affectedBookings),
              })
            : deniedReason,
      }
    const ended = draft.status === 'available' ? endedBlocking(facility, blockingIds) : null
    return { id, label, outcome: 'pending', note: ended ? endedBlockingText(ended) : undefined }
  })
  return (
    <>
      {draft.status === 'available' ? null : <Summary assessments={assessments} kind={kind} />}
      <OutcomeList
        caption={phrase('facilities.whatWillBeDone')}
        noun={phrase('facilities.kindHeading', { kind })}
        texts={{ pending: phrase('facilities.willBeDone') }}
        items={items}
      />
    </>
  )
}

/**
 * Announces the counts of the preview once it is loaded: affected bookings, their nights, and facilities that can be
 * set.
 */
function Summary({ assessments, kind }: { assessments: readonly Assessment[]; kind: FacilityKind }) {
  const affectedBookings = assessments.flatMap((assessment) => assessment.affectedBookings)
  const allowedCount = assessments.filter(({ deniedReason }) => deniedReason === null).length
  const nights = affectedBookings.reduce((sum, booking) => sum + booking.nights, 0)
  const all = phrase('facilities.willChange', { kind, allowed: allowedCount, count: assessments.length })
  if (affectedBookings.length === 0)
    return (
      <Alert tone={allowedCount === 0 ? 'warning' : 'ok'}>{`${phrase('facilities.noBookingsAffected')} ${all}`}</Alert>
    )
  const bookings = affectedBookings.filter((affected) => affected.kind === 'reservation').length
  return <Alert tone="warning">{`${affectedText(bookings, affectedBookings.length - bookings, nights)} ${all}`}</Alert>
}

function affectedText(bookings: number, blockings: number, nights: number): string {
  if (blockings === 0) return phrase('facilities.affectsBookings', { bookings, nights })
  if (bookings === 0) return phrase('facilities.affectsBlockings', { blockings, nights })
  return phrase('facilities.affectsBoth', { bookings, blockings, nights })
}

type Result = StatusResults['results'][number]

function resultNote({ message, conflicts = [] }: Result) {
  const reason = message ?? phrase('facilities.refused')
  if (conflicts.length === 0) return reason
  return phrase('facilities.refusedByConflicts', {
    reason,
    conflicts: statementsText(conflicts.map(({ label }) => label)),
  })
}

/** Outcome for each facility, with the conflicts the server found. */
export function StatusResult({ status }: { status: select.StatusRef }) {
  const kind = useSelector(status, select.selectKind)
  const facilities = useSelector(status, select.selectFacilities)
  const results = useSelector(status, select.selectResults)
  const items = facilities.map(({ id, name: label }): OutcomeItem => {
    const result = results.find((candidate) => candidate.id === id)
    return result && !result.ok
      ? { id, label, outcome: 'refused', note: resultNote(result) }
      : { id, label, outcome: 'done' }
  })
  return (
    <OutcomeList
      caption={phrase('facilities.whatWasDone')}
      noun={phrase('facilities.kindHeading', { kind })}
      items={items}
    />
  )
}
