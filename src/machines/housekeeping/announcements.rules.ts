import { phrase } from '../../phrases/phrase.ts'
import { selectionText } from './room-selection.rules.ts'
import type { HousekeepingRoom } from './room.rules.ts'

/** What the live region says next (WCAG 4.1.3). */
export const announcement = (text: string) => ({ type: 'announcement.made' as const, text })

/** How many rooms are selected. */
export const ofSelection = (shown: readonly HousekeepingRoom[], selected: ReadonlySet<number>) =>
  announcement(selectionText(shown, selected))

/** How many changes wait for a connection. */
export const ofWaiting = (changes: number) => announcement(phrase('housekeeping.changesWaitForConnection', { changes }))

/** How many rooms others have changed. */
export const ofOthers = (rooms: number) => announcement(phrase('housekeeping.roomsChangedByOthers', { rooms }))
