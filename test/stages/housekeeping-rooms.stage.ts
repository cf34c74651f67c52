import { withProperty } from '../../src/api/property-scope.ts'
import { roomsMachine } from '../../src/machines/housekeeping/rooms.machine.ts'
import type { Move, Stage } from '../../tools/paths/stage.ts'
import { facility } from '../support/facility-records.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'
import { house, roomCalls, roomIds, rushElsewhere, section } from './housekeeping-stages.ts'
import { answer, button, ends, hold, press, refuse, refused, untold, wait } from './moves.ts'

const { list, stream } = roomCalls
const at = withProperty(openWire().http, property())
const machine = roomsMachine.provide({
  actions: { reportHouse: untold, reportSome: untold, reportFailed: untold, reportSlow: untold },
})

interface Known {
  isKnown: boolean
  wanted: ReadonlySet<number>
  asked: readonly number[]
}
const known = ({ isKnown, wanted, asked }: Known) => [isKnown, [...wanted], asked]
const all = { type: 'rooms.told', ids: null }

const told = (name: string, id: number): Move => ({
  name,
  event: { type: 'rooms.told', ids: [id] },
  when: ({ isKnown, wanted, asked }: Known) => isKnown && !wanted.has(id) && !asked.includes(id),
  actions: [rushElsewhere(id)],
})

const roomsStage: Stage = {
  id: 'housekeeping: the rooms are read',
  machine,
  as: 'manager',
  at: section,
  holds: [list],
  input: { at },
  begins: [all],
  context: known,
  moves: [
    ends('fetchHouse', list, house),
    refused('fetchHouse', list, 'not permitted'),
    refused('fetchHouse', list, 'fault of the server'),
    { name: 'it takes long', event: { after: 'slow' }, actions: [wait(10_000)] },
    {
      name: 'ask again after a long wait',
      event: { type: 'rooms.retried' },
      in: ['loading'],
      when: ({ isKnown }: Known) => !isKnown,
      actions: [wait(10_000), press(button('Ask again'))],
    },
    told('a colleague changes a room', roomIds[104]),
    told('a colleague changes another room', roomIds[105]),
    { name: 'it has been quiet for a moment', event: { after: 'quiet' }, actions: [wait(250)] },
    ends('fetchSome', list, [facility()]),
    refused('fetchSome', list, 'not permitted'),
    refused('fetchSome', list, 'fault of the server'),
    { name: 'retry', event: { type: 'rooms.retried' }, in: ['failed'], actions: [press(button('Retry'))] },
  ],
}

/** The stream comes late, while updates are held back: all rooms are to be read, and none is but one's own. */
const heldStage: Stage = {
  id: 'housekeeping: updates are held back',
  machine,
  as: 'manager',
  at: `${section}?keyword=103&group=floor`,
  holds: [stream],
  input: { at },
  context: known,
  echo: ({ ends: output }) => (output ? { type: 'xstate.done.actor.0.housekeeping-rooms.loading', output } : null),
  moves: [
    {
      name: 'the stream cannot be opened, and updates are not wanted',
      event: { ...all, ends: house },
      when: ({ isKnown }: Known) => !isKnown,
      actions: [refuse(stream, 'database away'), press(button('Pause updates'))],
    },
    {
      name: 'it is opened later, and a room is begun',
      event: { type: 'rooms.told', ids: [roomIds[103]] },
      in: ['resting'],
      when: ({ isKnown }: Known) => isKnown,
      actions: [wait(1000), answer(stream), press(button('Start cleaning 103'))],
    },
    {
      name: 'let changes through',
      event: all,
      in: ['gathering'],
      actions: [hold(list), press(button('Resume updates'))],
    },
  ],
}

export const roomsStages: Stage[] = [roomsStage, heldStage]
