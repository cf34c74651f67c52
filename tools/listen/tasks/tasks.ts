import type { Task } from '../task.ts'
import { assignEvenly } from './assign-evenly.ts'
import { blockOnChart } from './block-on-chart.ts'
import { changePassword } from './change-password.ts'
import { compareReport } from './compare-report.ts'
import { createProperty } from './create-property.ts'
import { createRooms } from './create-rooms.ts'
import { deactivateProperties } from './deactivate-properties.ts'
import { findProperty } from './find-property.ts'
import { inspectRoom } from './inspect-room.ts'
import { outOfOrder } from './out-of-order.ts'
import { signIn } from './sign-in.ts'
import { undoChange } from './undo-change.ts'

/** The tasks that are listened to. */
export const tasks: readonly Task[] = [
  signIn,
  assignEvenly,
  changePassword,
  findProperty,
  inspectRoom,
  createRooms,
  deactivateProperties,
  undoChange,
  compareReport,
  blockOnChart,
  outOfOrder,
  createProperty,
]
