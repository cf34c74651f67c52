import {
  type ActorRefFromLogic,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  type ErrorActorEvent,
  type EventObject,
  fromCallback,
  type InputFrom,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import { type Address, addressOf, locationAccepted, type LocationAccepted } from '../location/location-accepted.ts'
import type { LocationChanged } from '../location/location.actor.ts'
import type { FormRecord, FormSaved, FormSavedMany, FormTouched } from './form.machine.ts'

/** Starts a form, and the actors that it needs, as children of the guard. They stop when the form closes. */
type StartForm = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: 'form' | 'companion'; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>

/** Options of a guard: which forms it opens, and for which URLs. */
export interface FormGuardOptions<Input extends { location: AnyActorRef }, Opened extends { form: AnyActorRef }> {
  id: string
  /** A form can create many records, and stay open with those that were refused. */
  savesMany?: boolean
  /** Starts the form that a URL selects; null if it selects none. */
  open: (start: StartForm, at: Address, input: Input) => Opened | null
}

/** Events of a guard to its parent; `Rec` is the record type of its forms. */
export type FormGuardReport<Rec extends FormRecord> = LocationAccepted | FormSaved<Rec> | FormSavedMany

type FormGuardEvent =
  | LocationChanged
  | FormTouched
  | FormSaved<FormRecord>
  | FormSavedMany
  | { type: 'leave.confirmed' }
  | { type: 'leave.declined' }
  | (ErrorActorEvent & { type: 'xstate.error.actor.form' })

interface Context<Input, Opened> {
  input: Input
  opened: Opened | null
  /** URL of the open form, and the URL that the person wants to open. */
  address: string
  wanted: string
}

/** The browser asks before the tab closes or reloads, since that would lose the input. */
const guardUnload = fromCallback<EventObject>(() => {
  const request = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', request)
  return () => removeEventListener('beforeunload', request)
})

const reportSavedMany = {
  type: 'reportSavedMany' as const,
  params: ({ event: { text, created, isComplete } }: { event: FormSavedMany }) => ({ text, created, isComplete }),
}

const textOf = ({ pathname, search }: Address) => pathname + search

/**
 * Guards navigation of a screen with forms. It starts the form that a URL selects and follows each URL change. If the form has unsaved
 * changes, it restores the form's URL and asks first (ADR 0008).
 */
export function createUnsavedChangesGuard<
  Input extends { location: AnyActorRef },
  Opened extends { form: AnyActorRef },
>(options: FormGuardOptions<Input, Opened>) {
  return setup({
    types: {} as { input: Input; context: Context<Input, Opened>; events: FormGuardEvent; tags: 'asking' },
    actors: { guardUnload },
    actions: {
      open: assign(({ context, spawn }, at: Address) => ({
        opened: options.open(spawn, at, context.input),
        address: textOf(at),
      })),
      stopForm: stopChild('form'),
      stopCompanion: stopChild('companion'),
      forgetForm: assign({ opened: null }),
      storeWanted: assign((_, at: Address) => ({ wanted: textOf(at) })),
      restoreForm: sendTo(
        ({ context }) => context.input.location,
        // After Back the form's history item is gone, so it is added again. Otherwise it replaces the item just added.
        ({ context }, { isTraversal = false }: { isTraversal?: boolean }) => ({
          type: 'location.requested',
          to: context.address,
          replace: !isTraversal,
        }),
      ),
      goToWanted: sendTo(
        ({ context }) => context.input.location,
        ({ context }) => ({ type: 'location.requested', to: context.wanted, replace: true }),
      ),
      reportLocationAccepted: sendParent(locationAccepted),
      reportSaved: sendParent((_, saved: Omit<FormSaved<FormRecord>, 'type'>) => ({ type: 'form.saved', ...saved })),
      reportSavedMany: sendParent((_, saved: Omit<FormSavedMany, 'type'>) => ({ type: 'form.savedMany', ...saved })),
    },
    guards: {
      isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
      hasForm: ({ context }) => context.opened !== null,
      isSameAddress: ({ context }, at: Address) => textOf(at) === context.address,
      isDirty: (_, { isDirty }: { isDirty: boolean }) => isDirty,
    },
  }).createMachine({
    id: options.id,
    context: ({ input }) => ({ input, opened: null, address: '', wanted: '' }),
    initial: 'closed',
    states: {
      closed: {
        on: {
          'location.changed': {
            target: 'deciding',
            actions: [
              { type: 'open', params: addressOf },
              { type: 'reportLocationAccepted', params: addressOf },
            ],
          },
        },
      },
      deciding: { always: [{ guard: 'hasForm', target: 'open' }, { target: 'closed' }] },
      open: {
        exit: ['stopForm', 'stopCompanion', 'forgetForm'],
        on: {
          'form.saved': {
            target: '.saved',
            actions: { type: 'reportSaved', params: ({ event: { record, isNew } }) => ({ record, isNew }) },
          },
          ...(options.savesMany
            ? {
                'form.savedMany': [
                  {
                    guard: {
                      type: 'isComplete' as const,
                      params: ({ event: { isComplete } }: { event: FormSavedMany }) => ({ isComplete }),
                    },
                    target: '.saved',
                    actions: reportSavedMany,
                  },
                  { actions: reportSavedMany },
                ],
              }
            : {}),
          'location.changed': [
            {
              guard: { type: 'isSameAddress', params: addressOf },
            },
            {
              target: 'deciding',
              actions: [
                { type: 'open', params: addressOf },
                { type: 'reportLocationAccepted', params: addressOf },
              ],
            },
          ],
          'xstate.error.actor.form': 'closed',
        },
        initial: 'clean',
        states: {
          clean: {
            on: {
              'form.touched': {
                guard: { type: 'isDirty', params: ({ event }) => ({ isDirty: event.isDirty }) },
                target: 'dirty',
              },
            },
          },
          dirty: {
            invoke: { src: 'guardUnload' },
            on: {
              'form.touched': [
                { guard: { type: 'isDirty', params: ({ event }) => ({ isDirty: event.isDirty }) } },
                { target: 'clean' },
              ],
              'location.changed': [
                {
                  guard: { type: 'isSameAddress', params: addressOf },
                },
                {
                  target: '.asking',
                  actions: [
                    { type: 'storeWanted', params: addressOf },
                    { type: 'restoreForm', params: ({ event }) => ({ isTraversal: event.isTraversal }) },
                  ],
                },
              ],
            },
            initial: 'working',
            states: {
              working: {},
              asking: {
                tags: 'asking',
                on: {
                  'leave.declined': 'working',
                  'leave.confirmed': { target: '#leaving', actions: 'goToWanted' },
                },
              },
            },
          },
          /** The person agreed to lose the input. */
          leaving: { id: 'leaving' },
          saved: {},
        },
      },
    },
  })
}
