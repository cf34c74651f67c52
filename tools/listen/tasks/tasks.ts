import type { Task } from '../task.ts'
import { assignEvenly } from './assign-evenly.ts'
import { changePassword } from './change-password.ts'
import { createRooms } from './create-rooms.ts'
import { deactivateProperties } from './deactivate-properties.ts'
import { findProperty } from './find-property.ts'
import { inspectRoom } from './inspect-room.ts'
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
]
