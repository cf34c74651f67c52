import { type ActorRefFrom, type AnyActorRef, assign, type EventObject, raise, setup, type SnapshotFrom } from 'xstate'

type NoticeTone = 'ok' | 'critical' | 'info'

/** A message to the person. A toast is visible; an announcement is only spoken. */
export interface Notice {
  id: number
  text: string
  tone: NoticeTone
  action?: NoticeAction | undefined
  /**
   * Subjects of the notice, for example "room 203", that have not changed since. Once all of them have changed again, the notice is
   * removed, since its action is out of date.
   */
  about?: readonly string[] | undefined
}

/** Action of a notice, such as "Undo", and the actor that receives its event. */
interface NoticeAction {
  label: string
  target: AnyActorRef
  event: EventObject
}

/** Result of a submitted form, shown in a dialog (ADR 0042). Without a text it shows the default one (requirement 2.dialog). */
export interface Result {
  text: string | null
}

export type NoticesEvent =
  | ({ type: 'notice.given' } & Omit<Notice, 'id'>)
  | { type: 'notice.outdated'; about: readonly string[] }
  | { type: 'notice.acted'; id: number }
  | { type: 'notice.dismissed'; id: number }
  | { type: 'announcement.made'; text: string }
  | { type: 'result.given'; result: Result }
  | { type: 'result.closed' }
  | { type: 'notices.cleared' }

interface Message {
  text: string
  /** All toasts are spoken; of announcements only the latest. */
  isToast: boolean
}

interface Context {
  lastId: number
  notices: Notice[]
  result: Result | null
  /** Current text of the live region, how many it has had, and the queued messages. */
  spoken: string
  spokenCount: number
  waiting: readonly Message[]
}

/** At most one message per 500 ms reaches a screen reader (quality Q5). */
export const announcementGapMs = 500
const maxNotices = 3
/** Milliseconds until a success notice without an action is dismissed. */
export const autoDismissMs = 10_000

const noticeOf = ({ event: { text, tone, action, about } }: { event: Omit<Notice, 'id'> }) => ({
  text,
  tone,
  action,
  about,
})

export const noticesMachine = setup({
  types: {} as { context: Context; events: NoticesEvent },
  actions: {
    /** Of one section at most one notice offers an action, so that they don't pile up over the work. */
    storeNotice: assign(({ context: { lastId, notices, waiting } }, notice: Omit<Notice, 'id'>) => ({
      lastId: lastId + 1,
      waiting: [...waiting, { text: notice.text, isToast: true }],
      notices: [
        ...notices.filter(({ action }) => !action || action.target !== notice.action?.target),
        { ...notice, id: lastId + 1 },
      ].slice(-maxNotices),
    })),
    /** Only successes without an action are dismissed automatically; the others stay until the person dismisses them (WCAG 2.2.1). */
    dismissLater: raise(({ context }) => ({ type: 'notice.dismissed', id: context.lastId }), { delay: autoDismissMs }),
    /** A notice goes with the actor of its action: the action would do nothing any more. */
    dismissWithTarget: ({ context: { lastId: id }, self }, { action }: Omit<Notice, 'id'>) => {
      const dismiss = () => {
        // At the end of a session both end, in any order.
        if (self.getSnapshot().status === 'active') self.send({ type: 'notice.dismissed', id })
      }
      action?.target.subscribe({ complete: dismiss })
    },
    /** Sends the action's event to its target. */
    act: ({ context }, { id }: { id: number }) => {
      const action = context.notices.find((notice) => notice.id === id)?.action
      action?.target.send(action.event)
    },
    forgetNotice: assign(({ context }, { id }: { id: number }) => ({
      notices: context.notices.filter((notice) => notice.id !== id),
    })),
    forgetOutdated: assign(({ context }, { about: changed }: { about: readonly string[] }) => ({
      notices: context.notices
        .map((notice) => ({ ...notice, about: notice.about?.filter((one) => !changed.includes(one)) }))
        .filter(({ about }) => about?.length !== 0),
    })),
    storeResult: assign((_, { result }: { result: Result | null }) => ({ result })),
    forgetAll: assign({ notices: [], result: null, spoken: '', waiting: [] }),
    storeWaiting: assign(({ context }, { text }: { text: string }) => ({
      waiting: [...context.waiting.filter((message) => message.isToast), { text, isToast: false }],
    })),
    speak: assign(({ context }) => ({
      spoken: context.waiting.map((message) => message.text).join(' '),
      spokenCount: context.spokenCount + 1,
      waiting: [],
    })),
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isPassing: (_, { tone, action }: Omit<Notice, 'id'>) => tone === 'ok' && !action,
  },
  delays: { announcementGap: announcementGapMs },
}).createMachine({
  id: 'notices',
  context: { lastId: 0, notices: [], result: null, spoken: '', spokenCount: 0, waiting: [] },
  initial: 'quiet',
  on: {
    'notice.given': [
      {
        guard: { type: 'isPassing', params: noticeOf },
        actions: [{ type: 'storeNotice', params: noticeOf }, 'dismissLater'],
      },
      {
        actions: [
          { type: 'storeNotice', params: noticeOf },
          { type: 'dismissWithTarget', params: noticeOf },
        ],
      },
    ],
    'notice.dismissed': { actions: { type: 'forgetNotice', params: ({ event }) => ({ id: event.id }) } },
    'notice.acted': {
      actions: [
        { type: 'act', params: ({ event }) => ({ id: event.id }) },
        { type: 'forgetNotice', params: ({ event }) => ({ id: event.id }) },
      ],
    },
    'notice.outdated': { actions: { type: 'forgetOutdated', params: ({ event }) => ({ about: event.about }) } },
    'result.given': { actions: { type: 'storeResult', params: ({ event }) => ({ result: event.result }) } },
    'result.closed': { actions: { type: 'storeResult', params: { result: null } } },
    'notices.cleared': { target: '.quiet', actions: 'forgetAll' },
    'announcement.made': { actions: { type: 'storeWaiting', params: ({ event }) => ({ text: event.text }) } },
  },
  states: {
    quiet: { always: { guard: 'hasWaiting', target: 'speaking' } },
    speaking: { entry: 'speak', after: { announcementGap: 'quiet' } },
  },
})

export type NoticesRef = ActorRefFrom<typeof noticesMachine>
type Snapshot = SnapshotFrom<typeof noticesMachine>

export const selectNotices = (notices: Snapshot) => notices.context.notices
export const selectResult = (notices: Snapshot) => notices.context.result
export const selectSpoken = (notices: Snapshot) => notices.context.spoken
/** Tells two equal messages apart. */
export const selectSpokenCount = (notices: Snapshot) => notices.context.spokenCount
