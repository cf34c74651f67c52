import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { chevronLeft, chevronRight } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { LogNav } from '../../features/log/LogNav.tsx'
import { perPageOptions } from '../../routes/activity-log.ts'
import { useActivityLog } from './useActivityLog.ts'
import { phrase } from '../../phrases/phrase.ts'

interface ActivityPagerProps {
  /** Addresses of the adjacent pages; null at the end of the log. */
  newer: string | null
  older: string | null
}

/** Links to the previous and next entries. The server doesn't count the total. */
export function ActivityPager({ newer, older }: ActivityPagerProps) {
  const { search, show } = useActivityLog()
  return (
    <LogNav label={phrase('activity-log.pagesOfTheLog')}>
      <LazySelect
        isCompact
        label={phrase('activity-log.entries')}
        value={search.per_page}
        choices={perPageOptions.map((size) => ({ id: size, label: String(size) }))}
        onChange={(size) => show({ per_page: size })}
      />
      <Inline>
        {newer ? (
          <LinkButton icon={chevronLeft} href={newer}>
            {phrase('activity-log.newer')}
          </LinkButton>
        ) : null}
        {older ? (
          <LinkButton icon={chevronRight} href={older}>
            {phrase('activity-log.older')}
          </LinkButton>
        ) : null}
      </Inline>
    </LogNav>
  )
}
