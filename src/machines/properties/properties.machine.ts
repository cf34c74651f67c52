import type { SnapshotFrom } from 'xstate'
import { savedReport } from '../dialog/dialog-report.ts'
import { propertiesSetup } from './properties.setup.ts'

/** The properties screen: its two lists, the form, and one actor per open dialog. */
export const propertiesMachine = propertiesSetup.createMachine({
  id: 'properties',
  context: ({ input }) => ({
    ...input,
    view: null,
    shown: null,
    shownTypes: null,
    types: [],
    dialog: null,
    editedType: null,
  }),
  type: 'parallel',
  invoke: [
    { src: 'list', id: 'list', input: ({ context }) => context },
    { src: 'types', id: 'types', input: ({ context }) => context },
    { src: 'formGuard', id: 'formGuard', input: ({ context }) => context },
  ],
  states: {
    /** The view follows the URL as far as the unsaved-changes guard accepts it. */
    view: {
      on: {
        'location.changed': { actions: { type: 'passToFormGuard', params: ({ event }) => event } },
        'location.accepted': {
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
    /** Property types for filters and the form. */
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
        known: { on: { 'dialog.applied': 'loading' } },
      },
    },
    bulk: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'bulk.opened': { target: 'open', actions: { type: 'storeBulkAction', params: ({ event }) => event } } },
        },
        open: {
          invoke: {
            src: 'bulk',
            id: 'bulk',
            input: ({ context }) => ({
              input: { http: context.http },
              task: context.dialog?.task ?? 'activate',
              items: context.dialog?.items ?? [],
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          // Handled here, since at the root the regions below, which also handle it, would take precedence.
          on: {
            'dialog.applied': {
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
    propertyTypeForm: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'propertyTypeForm.opened': {
              target: 'open',
              actions: { type: 'storePropertyType', params: ({ event }) => event },
            },
          },
        },
        open: {
          invoke: {
            src: 'propertyTypeForm',
            id: 'propertyTypeForm',
            input: ({ context }) => ({
              input: { http: context.http, newKey: context.newKey },
              record: context.editedType,
            }),
            onDone: 'closed',
            onError: 'closed',
          },
          on: {
            'dialog.applied': {
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
type Snapshot = SnapshotFrom<typeof propertiesMachine>

export const selectView = (properties: Snapshot) => properties.context.view
export const selectTypes = (properties: Snapshot) => properties.context.types
export const selectAreTypesKnown = (properties: Snapshot) => properties.matches({ types: 'known' })
export const selectFormGuard = (properties: Snapshot) => properties.children.formGuard
export const selectBulkAction = (properties: Snapshot) => properties.children.bulk
export const selectPropertyTypeForm = (properties: Snapshot) => properties.children.propertyTypeForm
