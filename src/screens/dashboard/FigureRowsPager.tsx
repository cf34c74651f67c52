import type { FigureKey } from '../../api/contract/reporting.ts'
import type { PageMeta } from '../../api/contract/reply.ts'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { chevronLeft, chevronRight } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { useDashboard } from './useDashboard.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Range of the rows, with links to the other pages. */
export function FigureRowsPager({ meta, figure }: { meta: PageMeta; figure: FigureKey }) {
  const { figureHref } = useDashboard()
  const { current_page, last_page, per_page, total } = meta
  if (last_page <= 1 && current_page === 1) return null
  const first = (current_page - 1) * per_page + 1
  return (
    <Inline gap={3} justify="between">
      <Text tone="secondary">
        {first > total
          ? phrase('dashboard.pageIsBeyondRows', { rows: total })
          : phrase('dashboard.rowsOfAll', { first, last: Math.min(total, first + per_page - 1), total })}
      </Text>
      <Inline>
        {current_page > 1 ? (
          <LinkButton size="s" icon={chevronLeft} href={figureHref(figure, Math.min(current_page - 1, last_page))}>
            {phrase('dashboard.previousPage')}
          </LinkButton>
        ) : null}
        {current_page < last_page ? (
          <LinkButton size="s" icon={chevronRight} href={figureHref(figure, current_page + 1)}>
            {phrase('dashboard.nextPage')}
          </LinkButton>
        ) : null}
      </Inline>
    </Inline>
  )
}
