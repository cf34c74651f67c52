import type { Scenario } from '../../../tools/test-paths/scenario.ts'
import { answered, chosen, creation, newRoom, roomImport, rooms, row, sheet, thread } from './import.scenario.ts'
import { answer, button, succeeds, press } from './steps.ts'

/** An import whose rows all succeed; the file of the other scenario has one that is rejected. */
export const importSuccessScenarios: Scenario[] = [
  {
    ...roomImport,
    id: 'import of one room',
    heldCalls: [thread, rooms, creation],
    steps: [
      chosen('choose a workbook', 'room.xlsx', sheet(newRoom), 0),
      succeeds('readFile', thread, [{ number: 2, cells: {} }]),
      succeeds('checkRows', rooms, [row(2, '901', 'created')], { actions: [answer(rooms), answer(thread)] }),
      { name: 'confirm', event: { type: 'import.confirmed' }, actions: [press(button('Create 1'))] },
      answered('the new room is created', 2, true, answer(creation)),
    ],
  },
]
