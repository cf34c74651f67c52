/** The shortcuts of one key without Ctrl, Alt or ⌘, which can be changed and turned off (WCAG 2.1.4), with the keys they have at first. */
export const singleKeys = {
  key_list: '?',
  key_filter: '/',
  key_notices: 'n',
  key_block: 'b',
  key_move: 'm',
  key_resize: 'r',
} as const
export type SingleKey = keyof typeof singleKeys
