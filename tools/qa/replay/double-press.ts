import type { Target } from '../../test-paths/action.ts'

/** What a second press legitimately does something else with, and why. */
export interface PressedOnce {
  what: (target: Target, isToggle: boolean) => boolean
  why: string
}

const byName = (pattern: RegExp) => (on: Target) => pattern.test(on.name)

/** Everything else is pressed twice by `npm run qa -- --double`, and has one effect. */
export const pressedOnce: readonly PressedOnce[] = [
  {
    what: ({ role }, isToggle) => isToggle || role === 'checkbox' || role === 'switch',
    why: 'A toggle, or a button that opens and closes a list: the second press takes the first back.',
  },
  {
    what: ({ role }) => role === 'option',
    why: 'Choosing closes the list and gives the focus back to its button, which a second Enter presses.',
  },
  {
    what: byName(/^(Cancel|Close|Close (Success|Error|\*)|Back|Okay, thanks!|No, keep .*)$/),
    why: 'Closing gives the focus back to what had opened the dialog, which a second Enter presses. Nothing is sent.',
  },
  {
    what: ({ role, name }) => role === 'menuitem' && name.includes('…'),
    why: 'It asks first: the safe answer of its dialog has the focus, and a second Enter takes it. Nothing is sent.',
  },
  {
    what: byName(/^(Next|Previous|Earlier|Later|Older|Newer|Move (up|down|earlier|later))/),
    why: 'A step: two presses are two steps, as one means them.',
  },
]

/** Whether `--double` presses it twice; `isToggle` where the page says that it is one. */
export const isPressedTwice = (target: Target, isToggle: boolean): boolean =>
  !pressedOnce.some(({ what }) => what(target, isToggle))
