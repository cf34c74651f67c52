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
import type { LocationChanged } from '../location/location.actor.ts'
import type { FormRecord, FormSaved, FormSavedMany, FormTouched } from './form.setup.ts'

interface Address {
  pathname: string
  search: string
}

/** Starts a form as the editor's child, and beside it what aids it: both live as long as the form is open. */
type StartForm = <Logic extends AnyActorLogic>(
  logic: Logic,
  options: { id: 'form' | 'companion'; input: InputFrom<Logic> },
) => ActorRefFromLogic<Logic>

/** Which forms an area of the app has, and at which of its addresses. */
export interface FormGuardOptions<Input extends { location: AnyActorRef }, Opened extends { form: AnyActorRef }> {
  id: string
  /** Starts the form that this address asks for; null where it asks for none. */
  open: (start: StartForm, at: Address, input: Input) => Opened | null
}

/** The address is another now, and unsaved work does not stand against showing it. */
export interface LocationAccepted extends Address {
  type: 'location.accepted'
}

/** What an editor tells its parent; `Rec` is what its forms save. */
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
  /** Where the open form stands in the address bar, and where the person wants to go instead. */
  address: string
  wanted: string
}

/** Closing the tab or reloading would lose what was typed: the browser asks first. */
const guardUnload = fromCallback<EventObject>(() => {
  const request = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', request)
  return () => removeEventListener('beforeunload', request)
})

const textOf = ({ pathname, search }: Address) => pathname + search

/**
 * Stands between the address bar and an area with forms: starts the form that an address asks for, and follows every
 * address except away from unsaved work; then it puts the form's back and asks first (ADR 0008).
 */
export function createUnsavedChangesGuard<
  Input extends { location: AnyActorRef },
  Opened extends { form: AnyActorRef },
>(options: FormGuardOptions<Input, Opened>) {
  return setup({
    types: {
      input: {} as Input,
      context: {} as Context<Input, Opened>,
      events: {} as FormGuardEvent,
      tags: {} as 'asking',
    },
    actors: { guardUnload },
    actions: {
      open: assign(({ context, spawn }, { pathname, search }: Address) => ({
        opened: options.open(spawn, { pathname, search }, context.input),
        address: pathname + search,
      })),
      stopForm: stopChild('form'),
      stopCompanion: stopChild('companion'),
      forgetForm: assign({ opened: null }),
      storeWanted: assign((_, at: Address) => ({ wanted: textOf(at) })),
      restoreForm: sendTo(
        ({ context }) => context.input.location,
        // After Back the form's entry is gone, so it is added again; else it takes the place of the one just added.
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
      reportLocationAccepted: sendParent((_, { pathname, search }: Address) => ({
        type: 'location.accepted',
        pathname,
        search,
      })),
      reportSaved: sendParent((_, event: FormSaved<FormRecord> | FormSavedMany) => event),
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
              { type: 'open', params: ({ event }) => event },
              { type: 'reportLocationAccepted', params: ({ event }) => event },
            ],
          },
        },
      },
      deciding: { always: [{ guard: 'hasForm', target: 'open' }, { target: 'closed' }] },
      open: {
        exit: ['stopForm', 'stopCompanion', 'forgetForm'],
        on: {
          'form.saved': { target: '.saved', actions: { type: 'reportSaved', params: ({ event }) => event } },
          'form.savedMany': [
            {
              guard: { type: 'isComplete', params: ({ event }) => event },
              target: '.saved',
              actions: { type: 'reportSaved', params: ({ event }) => event },
            },
            { actions: { type: 'reportSaved', params: ({ event }) => event } },
          ],
          'location.changed': [
            { guard: { type: 'isSameAddress', params: ({ event }) => event } },
            {
              target: 'deciding',
              actions: [
                { type: 'open', params: ({ event }) => event },
                { type: 'reportLocationAccepted', params: ({ event }) => event },
              ],
            },
          ],
          'xstate.error.actor.form': 'closed',
        },
        initial: 'clean',
        states: {
          clean: {
            on: { 'form.touched': { guard: { type: 'isDirty', params: ({ event }) => event }, target: 'dirty' } },
          },
          dirty: {
            invoke: { src: 'guardUnload' },
            on: {
              'form.touched': [{ guard: { type: 'isDirty', params: ({ event }) => event } }, { target: 'clean' }],
              'location.changed': [
                { guard: { type: 'isSameAddress', params: ({ event }) => event } },
                {
                  target: '.asking',
                  actions: [
                    { type: 'storeWanted', params: ({ event }) => event },
                    { type: 'restoreForm', params: ({ event }) => event },
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
          /** The person has agreed to lose what was typed. */
          leaving: { id: 'leaving' },
          saved: {},
        },
      },
    },
  })
}
