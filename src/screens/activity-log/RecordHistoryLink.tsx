import { Link } from '../../design/text/Link.tsx'
import { useHistoryHref } from './useHistoryHref.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Link from a record to its history; renders nothing without the permission to see it. */
export function RecordHistoryLink({ entityType, id, name }: { entityType: string; id: number; name: string }) {
  const href = useHistoryHref(entityType)(id)
  return href ? (
    <Link tone="alone" href={href}>
      {phrase('activity-log.historyOf', { name })}
    </Link>
  ) : null
}
