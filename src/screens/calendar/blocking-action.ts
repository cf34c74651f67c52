/** The actions that open the blocking dialog, each at its own field. */
export const blockingActions = ['edit', 'move', 'extend', 'shorten'] as const
export type BlockingAction = (typeof blockingActions)[number]

/** For example "Move the blocking of room 101". */
export const blockingActionVerbs: Record<BlockingAction, string> = {
  edit: 'Edit',
  move: 'Move',
  extend: 'Extend',
  shorten: 'Shorten',
}
