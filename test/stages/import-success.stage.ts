import type { Stage } from '../../tools/paths/stage.ts'
import { answered, chosen, creation, newRoom, roomImport, rooms, row, sheet, thread } from './import.stage.ts'
import { answer, button, ends, press } from './moves.ts'

/** An import in which every row is carried out: the other stage's file has one that is refused. */
export const importSuccessStages: Stage[] = [
  {
    ...roomImport,
    id: 'import of one room',
    holds: [thread, rooms, creation],
    moves: [
      chosen('choose a workbook', 'room.xlsx', sheet(newRoom), 0),
      ends('readFile', thread, [{ number: 2, cells: {} }]),
      ends('checkRows', rooms, [row(2, '901', 'created')], { actions: [answer(rooms), answer(thread)] }),
      { name: 'confirm', event: { type: 'import.confirmed' }, actions: [press(button('Create 1'))] },
      answered('the new room is created', 2, true, answer(creation)),
    ],
  },
]
