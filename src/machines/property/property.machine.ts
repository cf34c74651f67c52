import type { SnapshotFrom } from 'xstate'
import { propertySetup } from './property.setup.ts'

/**
 * The one open property (requirement 3.property; domain D5, D7) and the actor of its open section. The address decides; the cookie
 * only remembers. Another property is selected anew, and that stops everything that ran for the former.
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
      // Another section does not wait for the code of this one. Once that is open, it is asked first, beneath.
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
        /** Its code did not arrive. */
        loadFailed: { tags: 'loadFailed', on: { 'section.retried': 'opening' } },
        /** What may be unsaved in the section is asked first: every address goes by way of it. */
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
