import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendParent, setup, type SnapshotFrom } from 'xstate'
import { type ApiError, toApiError } from '../../api/api-error.ts'
import type { PasswordLink } from '../../api/contract/people.ts'
import type { User } from '../../api/contract/user.ts'
import type { Http } from '../../api/http.ts'
import * as people from '../../api/people.ts'
import { phrase } from '../../phrases/phrase.ts'
import { passwordLink } from '../../routes/people.ts'
import type { DialogApplied } from '../dialog/dialog-report.ts'
import { nameOf } from './person-form.rules.ts'

export type PersonTask = 'deactivate' | 'reactivate' | 'link'

interface Input {
  http: Http
  /** Speaks what was copied. */
  notices: AnyActorRef
  newKey: () => string
  task: PersonTask
  person: User
  /** The link of a new person, which the dialog then only shows. */
  link: PasswordLink | null
}

interface Context extends Input {
  idempotencyKey: string
  error: ApiError | null
}

type PersonActionEvent = { type: 'action.confirmed' } | { type: 'action.closed' } | { type: 'link.copied' }

const doneText = ({ task, person }: Context) =>
  task === 'reactivate'
    ? phrase('people.reactivated', { name: nameOf(person) })
    : phrase('people.deactivated', { name: nameOf(person) })

/** The question before an action on the account of one person, and the link that it may lead to. */
export const personActionMachine = setup({
  types: {} as { input: Input; context: Context; events: PersonActionEvent; tags: 'busy' | 'link' },
  actors: {
    perform: fromPromise<PasswordLink | null, Context>(async ({ input, signal }) => {
      const { http, task, person, idempotencyKey } = input
      if (task === 'link') return people.makeLink(http, person.id, idempotencyKey, signal)
      await people.setStatus(http, person.id, task === 'reactivate' ? 1 : 0, signal)
      return null
    }),
  },
  actions: {
    storeLink: assign((_, { link }: { link: PasswordLink | null }) => ({ link })),
    storeError: assign((_, { error }: { error: unknown }) => ({ error: toApiError(error) })),
    forgetError: assign({ error: null }),
    reportApplied: sendParent(({ context }): DialogApplied => ({
      type: 'dialog.applied',
      text: doneText(context),
      failed: [],
      created: [{ id: context.person.id, name: nameOf(context.person), isChanged: true }],
    })),
    /** Without clipboard access, for example without HTTPS, people can still select and copy the text. */
    copyLink: ({ context: { link, notices } }) => {
      const send = (text: string) => notices.send({ type: 'announcement.made', text })
      const text = passwordLink(link?.token ?? '')
      void Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('No clipboard'))).then(
        () => send(phrase('people.copied')),
        () => send(phrase('people.copyFailed')),
      )
    },
  },
  guards: { hasLink: (_, { link }: { link: PasswordLink | null }) => link !== null },
}).createMachine({
  id: 'personAction',
  context: ({ input }) => ({ ...input, idempotencyKey: input.newKey(), error: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'hasLink', params: ({ context }) => context }, target: 'showingLink' },
        { target: 'confirming' },
      ],
    },
    confirming: { on: { 'action.confirmed': 'performing', 'action.closed': 'closed' } },
    performing: {
      tags: 'busy',
      entry: 'forgetError',
      invoke: {
        src: 'perform',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasLink', params: ({ event }) => ({ link: event.output }) },
            target: 'showingLink',
            actions: { type: 'storeLink', params: ({ event }) => ({ link: event.output }) },
          },
          { target: 'closed', actions: 'reportApplied' },
        ],
        onError: {
          target: 'confirming',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    /** The link is shown once: nothing tells it again. */
    showingLink: { tags: 'link', on: { 'link.copied': { actions: 'copyLink' }, 'action.closed': 'closed' } },
    closed: { type: 'final' },
  },
})

export type PersonActionRef = ActorRefFrom<typeof personActionMachine>
type Snapshot = SnapshotFrom<typeof personActionMachine>

export const selectIsBusy = (action: Snapshot) => action.hasTag('busy')
export const selectActionError = (action: Snapshot) => action.context.error
/** The link to show; null while the action is asked about. */
export const selectLink = (action: Snapshot) => (action.hasTag('link') ? action.context.link : null)
