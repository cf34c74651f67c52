import type { SnapshotFrom } from 'xstate'
import { propertySetup } from './property.setup.ts'

/**
 * The open property (requirement 3.property; domain D5, D7) and the actor of its open section. The URL selects the property; the cookie
 * only remembers it. Selecting another property stops all actors of the previous one.
 */
export const propertyMachine = propertySetup.createMachine({
  id: 'property',
  context: ({ input }) => ({
    input,
    prefix: '',
    property: null,
    error: null,
    address: { pathname: '', search: '' },
    wanted: '',
    section: null,
  }),
  initial: 'none',
  on: {
    'location.changed': [
      {
        guard: { type: 'isElsewhere', params: ({ event }) => event },
        target: '.none',
        actions: { type: 'storeAddress', params: ({ event }) => event },
      },
      {
        guard: { type: 'isOpen', params: ({ event }) => event },
        actions: { type: 'storeAddress', params: ({ event }) => event },
      },
      {
        target: '.selecting',
        reenter: true,
        actions: [
          { type: 'storeAddress', params: ({ event }) => event },
          { type: 'storePrefix', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    none: { entry: 'forgetProperty' },
    selecting: {
      entry: 'preloadSection',
      invoke: {
        src: 'fetchProperty',
        input: ({ context }) => context,
        onDone: {
          target: 'selected',
          actions: [
            { type: 'storeProperty', params: ({ event }) => event },
            { type: 'writeCookie', params: ({ event }) => event },
          ],
        },
        onError: { target: 'failed', actions: { type: 'storeError', params: ({ event }) => event } },
      },
    },
    failed: { tags: 'failed', on: { 'property.retried': 'selecting' } },
    selected: {
      tags: 'selected',
      initial: 'deciding',
      // While a section's code loads, navigation to another section doesn't wait for it. Once a section is open, it handles the
      // navigation first.
      on: {
        'location.changed': {
          guard: { type: 'isOpen', params: ({ event }) => event },
          target: '.deciding',
          actions: { type: 'storeAddress', params: ({ event }) => event },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isSectionLoaded', target: 'open' }, { target: 'opening' }] },
        opening: {
          invoke: { src: 'loadSection', input: ({ context }) => context, onDone: 'deciding', onError: 'loadFailed' },
        },
        /** The section's code could not be loaded. */
        loadFailed: { tags: 'loadFailed', on: { 'section.retried': 'opening' } },
        /** Every URL passes through the section first, since it may have unsaved changes. */
        open: {
          entry: ['startSection', { type: 'passToSection', params: ({ context }) => context.address }],
          exit: ['stopSection', 'forgetSection'],
          after: { idle: { actions: 'preloadOthers' } },
          on: {
            'location.changed': { actions: { type: 'passToSection', params: ({ event }) => event } },
            'location.accepted': [
              {
                guard: { type: 'isSameSection', params: ({ event }) => event },
                actions: { type: 'storeAddress', params: ({ event }) => event },
              },
              {
                guard: { type: 'isElsewhere', params: ({ event }) => event },
                target: '#property.none',
                actions: { type: 'storeAddress', params: ({ event }) => event },
              },
              {
                guard: { type: 'isOpen', params: ({ event }) => event },
                target: 'deciding',
                actions: { type: 'storeAddress', params: ({ event }) => event },
              },
              {
                target: '#property.selecting',
                actions: [
                  { type: 'storeAddress', params: ({ event }) => event },
                  { type: 'storePrefix', params: ({ event }) => event },
                ],
              },
            ],
          },
        },
      },
    },
  },
})
export type PropertySnapshot = SnapshotFrom<typeof propertyMachine>
