import { Link } from '../../design/text/Link.tsx'
import { useHistoryHref } from './useHistoryHref.ts'

/** The way from where a record is shown to everything that was done to it; nothing for who may not see that. */
export function RecordHistoryLink({ entityType, id, name }: { entityType: string; id: number; name: string }) {
  const href = useHistoryHref(entityType)(id)
  return href ? (
    <Link tone="alone" href={href}>
      {`History of ${name}`}
    </Link>
  ) : null
}
