import { type ActorRefFrom, assign, enqueueActions, fromPromise, raise, sendTo, setup, type SnapshotFrom } from 'xstate'
import type { PasswordLink, PeopleChoices } from '../../api/contract/people.ts'
import type { User } from '../../api/contract/user.ts'
import type { Http } from '../../api/http.ts'
import * as peopleCalls from '../../api/people.ts'
import { parsePeopleSearch, people, type PeopleSearch, type PeopleView, peopleViewAt } from '../../routes/people.ts'
import { type Created, type DialogApplied, type Outcome, outcomeEvent, savedReport } from '../dialog/dialog-report.ts'
import type { FormGuardReport } from '../form/unsaved-changes-guard.machine.ts'
import type { ListInput } from '../list/list.machine.ts'
import type { Address } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import { peopleListMachine } from './people-list.machine.ts'
import { personActionMachine, type PersonTask } from './person-action.machine.ts'
import { personFormGuardMachine } from './person-form-guard.machine.ts'
import type { SavedPerson } from './person-form.machine.ts'
import { nameOf } from './person-form.rules.ts'

/** `pathname` and `search` are the URL when the screen is first shown. */
type Input = ListInput & { newKey: () => string; pathname: string; search: string }

interface OpenAction {
  task: PersonTask
  person: User
  link: PasswordLink | null
}

interface Context extends Input {
  view: PeopleView | null
  /** The last shown search of the list; null while hidden. */
  shown: PeopleSearch | null
  choices: PeopleChoices | null
  action: OpenAction | null
}

type PeopleEvent =
  | LocationChanged
  | FormGuardReport<SavedPerson>
  | DialogApplied
  | { type: 'choices.requested' }
  | { type: 'action.opened'; task: PersonTask; person: User }

const createdOf = (record: SavedPerson, isNew: boolean): Created[] => [
  { id: record.id, name: nameOf(record), isChanged: !isNew },
]

/** The people who use the product: their list, the form, and the dialog of an action on one of them (ADR 0096). */
export const peopleMachine = setup({
  types: {} as {
    input: Input
    context: Context
    events: PeopleEvent
    children: { list: 'list'; formGuard: 'formGuard'; action: 'action' }
  },
  actors: {
    list: peopleListMachine,
    formGuard: personFormGuardMachine,
    action: personActionMachine,
    fetchChoices: fromPromise<PeopleChoices, { http: Http }>(({ input, signal }) =>
      peopleCalls.choices(input.http, signal),
    ),
  },
  actions: {
    followFirst: raise(({ context: { pathname, search } }) => ({
      type: 'location.changed' as const,
      pathname,
      search,
    })),
    passToFormGuard: sendTo('formGuard', (_, changed: Omit<LocationChanged, 'type'>) => ({
      type: 'location.changed',
      ...changed,
    })),
    showView: enqueueActions(({ context, enqueue }, { pathname, search }: Address) => {
      const view = peopleViewAt(pathname, search)
      const wanted = view && parsePeopleSearch(search)
      enqueue.assign({ view, shown: wanted })
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(context.shown))
        enqueue.sendTo('list', { type: 'list.shown', search: wanted, isCovered: view?.name !== 'list' })
      if (!wanted && context.shown) enqueue.sendTo('list', { type: 'list.hidden' })
    }),
    showChanged: sendTo('list', (_, { created }: { created?: readonly Created[] | undefined }) => ({
      type: 'list.refreshed' as const,
      created: created ?? [],
    })),
    closeForm: sendTo(
      ({ context }) => context.location,
      ({ context }) => ({ type: 'location.requested', to: people(context.shown ?? {}) }),
    ),
    give: sendTo(
      ({ context }) => context.notices,
      (_, outcome: Outcome) => outcomeEvent(outcome),
    ),
    storeChoices: assign((_, { output }: { output: PeopleChoices }) => ({ choices: output })),
    storeAction: assign((_, action: OpenAction) => ({ action })),
  },
  guards: {
    hasLink: (_, { link }: { link?: PasswordLink | undefined }) => link !== undefined,
  },
}).createMachine({
  id: 'people',
  context: ({ input }) => ({ ...input, view: null, shown: null, choices: null, action: null }),
  type: 'parallel',
  entry: 'followFirst',
  invoke: [
    { src: 'list', id: 'list', input: ({ context }) => context },
    { src: 'formGuard', id: 'formGuard', input: ({ context }) => context },
  ],
  states: {
    /** The view follows the URL as far as the unsaved-changes guard accepts it. */
    view: {
      on: {
        'location.changed': {
          actions: {
            type: 'passToFormGuard',
            params: ({ event: { pathname, search, isTraversal } }) => ({ pathname, search, isTraversal }),
          },
        },
        'location.accepted': {
          actions: { type: 'showView', params: ({ event }) => ({ pathname: event.pathname, search: event.search }) },
        },
        'form.saved': {
          actions: [
            { type: 'showChanged', params: ({ event }) => ({ created: createdOf(event.record, event.isNew) }) },
            'closeForm',
          ],
        },
      },
    },
    /** What may be assigned, for the filters and the form. */
    choices: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'fetchChoices',
            input: ({ context }) => context,
            onDone: {
              target: 'known',
              actions: { type: 'storeChoices', params: ({ event }) => ({ output: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'choices.requested': 'loading' } },
        known: {},
      },
    },
    action: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'action.opened': {
              target: 'open',
              actions: {
                type: 'storeAction',
                params: ({ event: { task, person } }) => ({ task, person, link: null }),
              },
            },
            'form.saved': [
              {
                guard: { type: 'hasLink', params: ({ event }) => ({ link: event.record.link }) },
                target: 'open',
                actions: {
                  type: 'storeAction',
                  params: ({ event: { record } }) => ({ task: 'link', person: record, link: record.link ?? null }),
                },
              },
              {
                actions: {
                  type: 'give',
                  params: ({ event: { record, isNew } }) => savedReport(nameOf(record), isNew),
                },
              },
            ],
          },
        },
        open: {
          invoke: {
            src: 'action',
            id: 'action',
            input: ({ context: { http, notices, newKey, action } }) => {
              if (action === null) throw new Error('No action is open')
              return { http, notices, newKey, ...action }
            },
            onDone: 'closed',
            onError: 'closed',
          },
          on: {
            'dialog.applied': {
              actions: [
                { type: 'showChanged', params: ({ event }) => ({ created: event.created }) },
                {
                  type: 'give',
                  params: ({ event: { text, failed } }) => ({ text, failed, undo: undefined, submission: undefined }),
                },
              ],
            },
          },
        },
      },
    },
  },
})

export type PeopleListRef = ActorRefFrom<typeof peopleListMachine>
export type PeopleRef = ActorRefFrom<typeof peopleMachine>
type Snapshot = SnapshotFrom<typeof peopleMachine>

export const selectView = (snapshot: Snapshot) => snapshot.context.view
export const selectChoices = (snapshot: Snapshot) => snapshot.context.choices
export const selectHaveChoicesFailed = (snapshot: Snapshot) => snapshot.matches({ choices: 'failed' })
export const selectList = (snapshot: Snapshot) => snapshot.children.list
export const selectFormGuard = (snapshot: Snapshot) => snapshot.children.formGuard
export const selectAction = (snapshot: Snapshot) => snapshot.children.action
