import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { savedReport } from '../flow/flow-report.ts'
import { propertiesSetup } from './properties.setup.ts'

/** The properties screen: its two lists, the form, and one flow actor per open dialog. */
export const propertiesMachine = propertiesSetup.createMachine({
  id: 'properties',
  context: ({ input }) => ({
    ...input,
    view: null,
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
    { src: 'editor', id: 'editor', input: ({ context }) => context },
  ],
  states: {
    /** The view follows the address as far as the editor does: not away from unsaved work. */
    view: {
      on: {
        'location.changed': { actions: { type: 'passToEditor', params: ({ event }) => event } },
        'address.followed': {
          actions: [
            { type: 'storeView', params: ({ event }) => event },
            { type: 'showLists', params: ({ event }) => event },
          ],
        },
        'form.saved': {
          actions: [
            {
              type: 'showCreated',
              params: ({ event: { record, isNew } }) => ({
                created: isNew ? [{ id: record.id, name: record.name }] : [],
              }),
            },
            {
              type: 'give',
              params: ({ event: { record, isNew } }) => savedReport(record.name, isNew),
            },
            'closeForm',
          ],
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
        known: { on: { 'flow.applied': 'loading' } },
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
              input: { http: context.http },
              task: context.flow?.task ?? 'activate',
              items: context.flow?.items ?? [],
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          // Here and not at the root: the regions beneath, which follow it too, would hide it there.
          on: {
            'flow.applied': {
              actions: [
                { type: 'keepFailuresSelected', params: ({ event }) => event },
                'refreshList',
                'refreshTypes',
                { type: 'give', params: ({ event }) => event },
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
            input: ({ context }) => ({
              input: { http: context.http, newKey: context.newKey },
              record: context.naming,
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          on: {
            'flow.applied': {
              actions: [
                { type: 'showCreatedType', params: ({ event }) => event },
                { type: 'give', params: ({ event }) => event },
              ],
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
export const selectAreTypesKnown = (properties: Snapshot) => properties.matches({ types: 'known' })
export const selectEditor = (properties: Snapshot) => properties.children.editor
export const selectBulk = (properties: Snapshot) => properties.children.bulk
export const selectNaming = (properties: Snapshot) => properties.children.naming
