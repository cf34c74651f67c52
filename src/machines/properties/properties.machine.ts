import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { appliedText, failedIds, formPrefix } from './properties.rules.ts'
import { propertiesSetup } from './properties.setup.ts'

/** The properties screen: its two lists, the form, and one flow actor per open dialog. */
export const propertiesMachine = propertiesSetup.createMachine({
  id: 'properties',
  context: ({ input }) => ({
    ...input,
    view: null,
    formAddress: '',
    wanted: null,
    shown: null,
    shownTypes: null,
    types: [],
    flow: null,
    naming: null,
  }),
  type: 'parallel',
  invoke: [
    { src: 'list', id: 'list', input: ({ context }) => context },
    { src: 'types', id: 'types', input: ({ context }) => context },
  ],
  states: {
    /** The view follows the address, except away from unsaved work: then the person is asked first. */
    view: {
      initial: 'plain',
      states: {
        plain: {
          on: {
            'location.changed': {
              target: 'deciding',
              actions: [
                { type: 'storeView', params: ({ event }) => event },
                { type: 'showLists', params: ({ event }) => event },
              ],
            },
          },
        },
        deciding: { always: [{ guard: 'hasForm', target: 'form' }, { target: 'plain' }] },
        form: {
          invoke: {
            src: 'form',
            id: 'form',
            input: ({ context }) => ({ ...context, prefix: formPrefix(context.view) ?? null }),
            onError: 'plain',
          },
          on: {
            'property.saved': {
              target: '.saved',
              actions: [
                'refreshList',
                {
                  type: 'give',
                  params: ({ event }) => ({
                    text: event.isNew ? `“${event.property.name}” created.` : `“${event.property.name}” saved.`,
                  }),
                },
                'closeForm',
              ],
            },
            'location.changed': [
              { guard: { type: 'isForm', params: ({ event }) => event } },
              {
                target: 'deciding',
                actions: [
                  { type: 'storeView', params: ({ event }) => event },
                  { type: 'showLists', params: ({ event }) => event },
                ],
              },
            ],
          },
          initial: 'clean',
          states: {
            clean: {
              on: { 'form.touched': { guard: { type: 'isDirty', params: ({ event }) => event }, target: 'dirty' } },
            },
            dirty: {
              invoke: { src: 'guardUnload', input: ({ self }) => ({ parent: self }) },
              on: {
                'form.touched': [{ guard: { type: 'isDirty', params: ({ event }) => event } }, { target: 'clean' }],
                'location.changed': [
                  { guard: { type: 'isForm', params: ({ event }) => event } },
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
                  on: {
                    'leave.declined': 'working',
                    'leave.confirmed': { target: '#properties.view.form.leaving', actions: 'goToWanted' },
                  },
                },
              },
            },
            /** The person has agreed to lose what was typed. */
            leaving: {},
            saved: {},
          },
        },
      },
    },
    /** The property types that filters and the form offer. */
    types: {
      initial: 'unknown',
      states: {
        unknown: {
          on: { 'location.changed': { guard: { type: 'isList', params: ({ event }) => event }, target: 'loading' } },
        },
        loading: {
          invoke: {
            src: 'fetchTypes',
            input: ({ context }) => context,
            onDone: { target: 'known', actions: { type: 'storeTypes', params: ({ event }) => event } },
            onError: 'unknown',
          },
        },
        known: { on: { 'type.saved': 'loading', 'bulk.applied': 'loading' } },
      },
    },
    bulk: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'bulk.opened': { target: 'open', actions: { type: 'storeFlow', params: ({ event }) => event } } },
        },
        open: {
          invoke: {
            src: 'bulk',
            id: 'bulk',
            input: ({ context }) => ({
              http: context.http,
              task: context.flow?.task ?? 'activate',
              items: context.flow?.items ?? [],
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          // Here and not at the root: the regions beneath, which follow it too, would hide it there.
          on: {
            'bulk.applied': {
              actions: [
                { type: 'keepFailuresSelected', params: ({ event }) => event },
                'refreshList',
                'refreshTypes',
                {
                  type: 'give',
                  params: ({ event: { task, results } }) => ({
                    text: appliedText(task, results),
                    isBad: failedIds(results).length > 0,
                  }),
                },
              ],
            },
          },
        },
      },
    },
    naming: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'naming.opened': { target: 'open', actions: { type: 'storeNaming', params: ({ event }) => event } } },
        },
        open: {
          invoke: {
            src: 'naming',
            id: 'naming',
            input: ({ context }) => ({ http: context.http, newKey: context.newKey, type: context.naming }),
            onDone: 'closed',
            onError: 'closed',
          },
          on: {
            'type.saved': {
              actions: ['refreshTypes', { type: 'give', params: ({ event }) => ({ text: event.text }) }],
            },
          },
        },
      },
    },
  },
})

export type PropertiesRef = ActorRefFrom<typeof propertiesMachine>
type Snapshot = SnapshotFrom<typeof propertiesMachine>

export const selectView = (properties: Snapshot) => properties.context.view
export const selectTypes = (properties: Snapshot) => properties.context.types
export const selectIsAsking = (properties: Snapshot) => properties.matches({ view: { form: { dirty: 'asking' } } })
export const selectForm = (properties: Snapshot) => properties.children.form
export const selectBulk = (properties: Snapshot) => properties.children.bulk
export const selectNaming = (properties: Snapshot) => properties.children.naming
