import { IconButton } from '../../design/button/IconButton.tsx'
import { chevronLeft, chevronRight } from '../../design/icon/icons.css.ts'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { useNotices } from '../actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

interface RoomPagesProps {
  page: number
  pageCount: number
  /** Index of the first room on the page, counted from 1. */
  first: number
  total: number
  size: number
  onPage: (page: number) => void
}

/** Range of the shown rooms, with page buttons. */
export function RoomPages({ page, pageCount, first, total, size, onPage }: RoomPagesProps) {
  const notices = useNotices()
  if (pageCount === 1) return null
  const go = (to: number) => {
    onPage(to)
    notices.send({
      type: 'announcement.made',
      text: phrase('calendar.roomsPage', { rooms: total, page: to, pages: pageCount }),
    })
  }
  return (
    <nav aria-label={phrase('calendar.pages')}>
      <Inline gap={3} justify="end">
        <Text as="span" tone="secondary">
          {phrase('calendar.roomsOfAll', { first, last: Math.min(total, first + size - 1), rooms: total })}
        </Text>
        <IconButton
          label={phrase('calendar.previousRooms')}
          icon={chevronLeft}
          size="l"
          isDisabled={page === 1}
          onPress={() => go(page - 1)}
        />
        <IconButton
          label={phrase('calendar.nextRooms')}
          icon={chevronRight}
          size="l"
          isDisabled={page === pageCount}
          onPress={() => go(page + 1)}
        />
      </Inline>
    </nav>
  )
}
