import type { Target } from '../../test-paths/action.ts'

/** A target whose second press legitimately has another effect, and the reason. */
export interface PressedOnce {
  what: (target: Target, isToggle: boolean) => boolean
  why: string
}

const byName = (pattern: RegExp) => (on: Target) => pattern.test(on.name)

/** Targets that `npm run qa -- --double` presses once. It presses everything else twice and expects a single effect. */
export const pressedOnce: readonly PressedOnce[] = [
  {
    what: ({ role }, isToggle) => isToggle || role === 'checkbox' || role === 'switch',
    why: 'A toggle, or a button that opens and closes a list: the second press reverts the first.',
  },
  {
    what: ({ role }) => role === 'option',
    why: 'Choosing closes the list and returns the focus to its button, which a second Enter presses.',
  },
  {
    what: byName(/^(Cancel|Close|Close (Success|Error|\*)|Back|Okay, thanks!|No, keep .*)$/),
    why: 'Closing returns the focus to the button that opened the dialog, which a second Enter presses. Nothing is sent.',
  },
  {
    what: ({ role, name }) => role === 'menuitem' && name.includes('…'),
    why: 'It opens a confirmation: the safe button has the focus, and a second Enter presses it. Nothing is sent.',
  },
  {
    what: byName(/^(Next|Previous|Earlier|Later|Older|Newer|Move (up|down|earlier|later))/),
    why: 'A step: two presses are two steps, as intended.',
  },
]

/** True if `--double` presses the target twice. `isToggle`: the page marks the target as a toggle. */
export const isPressedTwice = (target: Target, isToggle: boolean): boolean =>
  !pressedOnce.some(({ what }) => what(target, isToggle))
