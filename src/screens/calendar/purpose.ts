/** What a blocking is taken up for: one dialog, opened at what is wanted. */
export const purposes = ['edit', 'move', 'extend', 'shorten'] as const
export type Purpose = (typeof purposes)[number]

/** "Move the blocking of room 101". */
export const purposeVerbs: Record<Purpose, string> = {
  edit: 'Edit',
  move: 'Move',
  extend: 'Extend',
  shorten: 'Shorten',
}
