import type { InboxNotice, NoticesPage } from '../../src/api/contract/notices.ts'

/** A notice of a solved problem, not read yet. */
export const notice = (
  over: Partial<Pick<InboxNotice, 'id' | 'is_read' | 'created_at'>> = {},
): Extract<InboxNotice, { kind: 'problem_done' }> => ({
  id: 7,
  kind: 'problem_done',
  property: { prefix: 'castle-inn', name: 'Castle Inn', timezone: 'Europe/Lisbon' },
  created_at: '2026-03-03T14:05:00Z',
  is_read: false,
  data: { by: 'Samuel Okafor', room: '204' },
  ...over,
})

/** A page of notices, as the only one. */
export const noticesPage = (data: InboxNotice[], over: Partial<NoticesPage['meta']> = {}): NoticesPage => ({
  data,
  meta: { unread: data.filter(({ is_read }) => !is_read).length, has_more: false, ...over },
})
