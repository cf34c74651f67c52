/** What a blocking is taken up for: one dialog, opened at what is wanted. */
export const blockingActions = ['edit', 'move', 'extend', 'shorten'] as const
export type BlockingAction = (typeof blockingActions)[number]

/** "Move the blocking of room 101". */
export const blockingActionVerbs: Record<BlockingAction, string> = {
  edit: 'Edit',
  move: 'Move',
  extend: 'Extend',
  shorten: 'Shorten',
}
