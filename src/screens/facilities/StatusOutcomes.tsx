import { useSelector } from '@xstate/react'
import type { StatusResults } from '../../api/contract/facility-status.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { OutcomeList, type OutcomeItem } from '../../design/result/OutcomeList.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/facilities/status.machine.ts'
import { endedBlocking } from '../../machines/facilities/status.rules.ts'
import type { Assessment } from '../../machines/facilities/status.machine.ts'
import { capitalize, endedBlockingText, affectedBookingsText } from './facility-texts.ts'

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
            <span>These nights couldn’t be checked: {error.message}</span>
            <Button size="s" onPress={() => status.send({ type: 'preview.retried' })}>
              Retry
            </Button>
          </Inline>
        ) : null}
      </Alert>
      {isAsking ? <InlineLoader>Looking for bookings on these nights</InlineLoader> : null}
      {isKnown ? <KnownPreview status={status} /> : null}
      {!isAsking && !isKnown && !error ? (
        <Text tone="secondary">Choose both dates to see the bookings on these nights.</Text>
      ) : null}
    </>
  )
}

function KnownPreview({ status }: { status: select.StatusRef }) {
  const noun = useSelector(status, select.selectNoun)
  const draft = useSelector(status, select.selectDraft)
  const blockingIds = useSelector(status, select.selectBlockingIds)
  const verdicts = useSelector(status, select.selectAssessments, select.isSameAssessments)
  const items = verdicts.map(({ facility, affectedBookings: hits, deniedReason }): OutcomeItem => {
    const { id, name: label } = facility
    if (deniedReason !== null)
      return {
        id,
        label,
        outcome: 'refused',
        note: hits.length > 0 ? `${deniedReason}: ${affectedBookingsText(hits)}` : deniedReason,
      }
    const ended = draft.status === 'available' ? endedBlocking(facility, blockingIds) : null
    return { id, label, outcome: 'pending', note: ended ? endedBlockingText(ended) : undefined }
  })
  return (
    <>
      {draft.status === 'available' ? null : <Summary verdicts={verdicts} noun={noun} />}
      <OutcomeList
        caption="What will be done"
        noun={capitalize(noun.one)}
        texts={{ pending: 'Will be done' }}
        items={items}
      />
    </>
  )
}

/**
 * Announces the counts of the preview once it is loaded: affected bookings, their nights, and facilities that can be
 * set.
 */
function Summary({ verdicts, noun }: { verdicts: readonly Assessment[]; noun: { one: string; many: string } }) {
  const hits = verdicts.flatMap((verdict) => verdict.affectedBookings)
  const willing = verdicts.filter(({ deniedReason }) => deniedReason === null).length
  const nights = hits.reduce((sum, hit) => sum + hit.nights, 0)
  const all = `${willing} of ${verdicts.length} ${verdicts.length === 1 ? noun.one : noun.many} will change.`
  if (hits.length === 0) return <Alert tone={willing === 0 ? 'warning' : 'ok'}>{`No bookings affected. ${all}`}</Alert>
  const stays = hits.filter(({ kind }) => kind === 'reservation').length
  const parts = [
    stays > 0 ? `${stays} ${stays === 1 ? 'booking' : 'bookings'}` : '',
    hits.length > stays ? `${hits.length - stays} ${hits.length - stays === 1 ? 'blocking' : 'blockings'}` : '',
  ].filter(Boolean)
  return (
    <Alert tone="warning">
      {`Affects ${parts.join(' and ')}, ${nights} ${nights === 1 ? 'night' : 'nights'} in all. ${all}`}
    </Alert>
  )
}

type Result = StatusResults['results'][number]

const resultNote = ({ message, conflicts = [] }: Result) =>
  [message ?? 'Refused', conflicts.map(({ label }) => label).join('; ')].filter(Boolean).join(': ')

/** Outcome for each facility, with the conflicts the server found. */
export function StatusResult({ status }: { status: select.StatusRef }) {
  const noun = useSelector(status, select.selectNoun)
  const facilities = useSelector(status, select.selectFacilities)
  const results = useSelector(status, select.selectResults)
  const items = facilities.map(({ id, name: label }): OutcomeItem => {
    const result = results.find((candidate) => candidate.id === id)
    return result && !result.ok
      ? { id, label, outcome: 'refused', note: resultNote(result) }
      : { id, label, outcome: 'done' }
  })
  return <OutcomeList caption="What was done" noun={capitalize(noun.one)} items={items} />
}
