import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate'

export type NoticeTone = 'ok' | 'bad' | 'busy'

/** What to tell a person, as data: a toast stays to be read, an announcement is only spoken. */
export interface Notice {
  id: number
  text: string
  tone: NoticeTone
}

export type NoticesEvent =
  | { type: 'notice.given'; text: string; tone: NoticeTone }
  | { type: 'notice.dismissed'; id: number }
  | { type: 'announcement.made'; text: string }
  | { type: 'notices.cleared' }

interface Context {
  lastId: number
  notices: Notice[]
  /** What the live region holds now, and what waits to be said next: only the newest counts. */
  spoken: string
  waiting: string | null
}

/** At most one message per 500 ms reaches a screen reader (quality.md, Tables). */
export const announcementGapMs = 500
const mostAtOnce = 3

export const noticesMachine = setup({
  types: { context: {} as Context, events: {} as NoticesEvent },
  actions: {
    storeNotice: assign(({ context }, { text, tone }: { text: string; tone: NoticeTone }) => {
      const id = context.lastId + 1
      return { lastId: id, notices: [...context.notices, { id, text, tone }].slice(-mostAtOnce) }
    }),
    forgetNotice: assign(({ context }, { id }: { id: number }) => ({
      notices: context.notices.filter((notice) => notice.id !== id),
    })),
    forgetAll: assign({ notices: [], spoken: '', waiting: null }),
    storeWaiting: assign((_, { text }: { text: string }) => ({ waiting: text })),
    speak: assign(({ context }) => ({ spoken: context.waiting ?? '', waiting: null })),
  },
  guards: { hasWaiting: ({ context }) => context.waiting !== null },
  delays: { announcementGap: announcementGapMs },
}).createMachine({
  id: 'notices',
  context: { lastId: 0, notices: [], spoken: '', waiting: null },
  initial: 'quiet',
  on: {
    'notice.given': { actions: { type: 'storeNotice', params: ({ event }) => event } },
    'notice.dismissed': { actions: { type: 'forgetNotice', params: ({ event }) => event } },
    'notices.cleared': { target: '.quiet', actions: 'forgetAll' },
    'announcement.made': { actions: { type: 'storeWaiting', params: ({ event }) => event } },
  },
  states: {
    quiet: { always: { guard: 'hasWaiting', target: 'speaking' } },
    speaking: { entry: 'speak', after: { announcementGap: 'quiet' } },
  },
})

export type NoticesRef = ActorRefFrom<typeof noticesMachine>
type Snapshot = SnapshotFrom<typeof noticesMachine>

export const selectNotices = (notices: Snapshot) => notices.context.notices
export const selectSpoken = (notices: Snapshot) => notices.context.spoken
