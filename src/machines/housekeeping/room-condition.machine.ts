import { and, not, setup, stateIn } from 'xstate'

/**
 * Model of one room (domain D28, D29). Housekeeping status, service request, occupancy and attendant report are independent regions. The
 * machine never runs as an actor: `room-condition.rules.ts` asks it for allowed transitions, and the docs draw it.
 */
export const roomConditionMachine = setup({
  types: {
    events: {} as
      | { type: 'start' | 'finish' | 'pass' | 'fail' | 'touch_up' }
      | { type: 'service.none' | 'service.dnd' | 'service.make_up' | 'service.declined' }
      | { type: 'report.vacant' | 'report.occupied' | 'report.none' }
      | { type: 'guest.arrived' | 'guest.left' | 'night.passed' },
  },
  guards: {
    isOccupied: stateIn({ occupancy: 'occupied' }),
    mayEnter: and([not(stateIn({ service: 'dnd' })), not(stateIn({ service: 'declined' }))]),
  },
}).createMachine({
  id: 'room-condition',
  type: 'parallel',
  states: {
    condition: {
      initial: 'dirty',
      // Events of the system: a checkout, a room move, a night with a guest.
      on: { 'guest.left': '.dirty', 'night.passed': { guard: 'isOccupied', target: '.dirty' } },
      states: {
        dirty: { on: { start: { guard: 'mayEnter', target: 'cleaning' } } },
        cleaning: { on: { finish: 'clean' } },
        pickup: { on: { start: { guard: 'mayEnter', target: 'cleaning' } } },
        clean: { on: { pass: 'inspected', fail: 'dirty', touch_up: 'pickup' } },
        inspected: { on: { fail: 'dirty', touch_up: 'pickup' } },
      },
    },
    service: {
      initial: 'none',
      on: {
        'service.none': '.none',
        'service.dnd': '.dnd',
        'service.make_up': '.make_up',
        'service.declined': '.declined',
      },
      states: { none: {}, dnd: {}, make_up: {}, declined: {} },
    },
    occupancy: {
      initial: 'vacant',
      states: {
        vacant: { on: { 'guest.arrived': 'occupied' } },
        occupied: { on: { 'guest.left': 'vacant' } },
      },
    },
    report: {
      initial: 'none',
      on: { 'report.none': '.none', 'report.vacant': '.vacant', 'report.occupied': '.occupied' },
      states: { none: {}, vacant: {}, occupied: {} },
    },
  },
})
