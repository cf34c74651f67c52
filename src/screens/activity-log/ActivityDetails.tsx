import { dateText } from '../../design/text/date-text.tsx'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActivityEntry } from '../../api/contract/activity-log.ts'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { arrowRight, copy, history, undo } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { LogChanges } from '../../features/log/Log.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import {
  nounText,
  displayValue,
  recordLabel,
  sentenceText,
  unsaidChanges,
  whoText,
} from '../../api/contract/activity-texts.ts'
import { selectData } from '../../machines/query/query.selectors.ts'
import { historyHref, recordHref } from './record-links.ts'
import { useActivityLog } from './useActivityLog.ts'
import { exactMomentIn } from '../../clock/time-zones.ts'
import { phrase } from '../../phrases/phrase.ts'
import { factsText } from '../../phrases/facts-text.ts'

interface ActivityDetailsProps {
  entry: ActivityEntry
  timezone: string
}

/** Details of an entry: field changes, origin, and actions. */
export function ActivityDetails({ entry, timezone }: ActivityDetailsProps) {
  const { actor, property, permissions } = useActivityLog()
  const { request_id, ip } = entry
  const changes = unsaidChanges(entry)
  const record = recordHref(entry, { property, permissions })
  const records = historyHref(entry, property.prefix)
  const isGone = !entry.exists && entry.entity_id !== null
  const recordOfKind = factsText([recordLabel(entry), nounText(entry.entity_type)])
  const items: { label: string; value: ReactNode }[] = [
    { label: phrase('activity-log.when'), value: dateText(exactMomentIn(entry.occurred_at, timezone)) },
    {
      label: phrase('activity-log.record'),
      value: isGone ? phrase('activity-log.deletedRecord', { record: recordOfKind }) : recordOfKind,
    },
    ...(request_id ? [{ label: phrase('activity-log.request'), value: <RequestId id={request_id} /> }] : []),
    ...(ip ? [{ label: phrase('activity-log.address'), value: ip }] : []),
    ...(entry.undoes === null
      ? []
      : [{ label: phrase('activity-log.undoes'), value: <RelatedEntry entry={entry} id={entry.undoes} /> }]),
    ...(entry.undone_by === null
      ? []
      : [{ label: phrase('activity-log.undoneBy'), value: <RelatedEntry entry={entry} id={entry.undone_by} /> }]),
  ]
  return (
    <>
      {changes.length > 0 ? (
        <LogChanges
          caption={phrase('activity-log.changesOfEntry', { entry: sentenceText(entry) })}
          changes={changes.map(({ field, label, before, after }) => ({
            field,
            label,
            before: displayValue(before),
            after: displayValue(after),
          }))}
        />
      ) : entry.changes.length > 0 ? null : (
        <Text tone="secondary">{phrase('activity-log.noFieldWasChanged')}</Text>
      )}
      <DefinitionList items={items} />
      {!entry.can_undo && entry.undo_refusal ? (
        <Text tone="secondary">
          {phrase('activity-log.undoNotPossible', { reason: entry.undo_refusal.replace(/\.$/, '') })}
        </Text>
      ) : null}
      <Inline>
        {record ? (
          <LinkButton size="s" icon={arrowRight} href={record}>
            {phrase('activity-log.openRecord', { name: recordLabel(entry) })}
          </LinkButton>
        ) : null}
        {records ? (
          <LinkButton size="s" icon={history} href={records}>
            {phrase('activity-log.historyOf', { name: recordLabel(entry) })}
          </LinkButton>
        ) : null}
        {entry.can_undo ? (
          <Button size="s" icon={undo} onPress={() => actor.send({ type: 'undo.opened', entry })}>
            {phrase('activity-log.openUndo')}
          </Button>
        ) : null}
      </Inline>
    </>
  )
}

/** The id of a request with a copy button, for support. */
function RequestId({ id }: { id: string }) {
  const { actor } = useActivityLog()
  return (
    <Inline>
      <Text as="span">{id}</Text>
      <Button
        size="s"
        tone="quiet"
        icon={copy}
        aria-label={phrase('activity-log.copyRequestId')}
        onPress={() => actor.send({ type: 'text.copied', text: id, name: phrase('activity-log.requestId') })}
      >
        {phrase('activity-log.copyText')}
      </Button>
    </Inline>
  )
}

/** Link to the counterpart of an undo: on this page of the log, or in the record's history. */
function RelatedEntry({ entry, id }: { entry: ActivityEntry; id: number }) {
  const { entries, hrefOf, property, timezone } = useActivityLog()
  const other = useSelector(entries, (snapshot) => selectData(snapshot)?.data.find((one) => one.id === id))
  const href = other ? hrefOf({ entry: id }) : historyHref(entry, property.prefix, id)
  const text = other
    ? factsText([whoText(other), exactMomentIn(other.occurred_at, timezone)])
    : phrase('activity-log.entryNumber', { id })
  return href ? <Link href={href}>{text}</Link> : text
}
