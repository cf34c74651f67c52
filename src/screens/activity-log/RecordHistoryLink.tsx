import { Link } from '../../design/text/Link.tsx'
import { useHistoryHref } from './useHistoryHref.ts'

/** Link from a record to its history; renders nothing without the permission to see it. */
export function RecordHistoryLink({ entityType, id, name }: { entityType: string; id: number; name: string }) {
  const href = useHistoryHref(entityType)(id)
  return href ? (
    <Link tone="alone" href={href}>
      {`History of ${name}`}
    </Link>
  ) : null
}
