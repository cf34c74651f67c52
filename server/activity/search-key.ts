import { changeText, moduleText, entryText } from '../../src/api/contract/activity-texts.ts'
import type { ActivityChange } from '../../src/api/contract/activity-log.ts'
import { textKey } from '../../src/api/contract/text-key.ts'

interface SearchableEntry {
  actor_type: 'user' | 'system' | 'anonymous'
  actor_name: string
  entity_label: string
  reason: string | null
  event: string
  module: string
  entity_type: string
  undoes: number | null
}

const toWords = (name: string) => name.replaceAll('_', ' ')

/**
 * Search key of an entry: all text of its row and its details, including field names and values. The parts are joined
 * by two spaces. No keyword contains two spaces, so no match spans two parts.
 */
export function searchKeyOf(entry: SearchableEntry, changes: readonly ActivityChange[]): string {
  const { actor_name, entity_label, reason, event, module, entity_type } = entry
  const entryWithChanges = { ...entry, actor: actor_name, changes: [...changes] }
  const parts = [
    entryText(entryWithChanges),
    ...changes.map(changeText),
    actor_name,
    entity_label,
    reason === null ? '' : `Reason: ${reason}`,
    moduleText(module),
    toWords(event),
    toWords(module),
    toWords(entity_type),
  ].map(textKey)
  // Text contained in another part is not stored twice.
  const distinctParts = parts.filter(
    (part, at) => part !== '' && !parts.some((other, index) => isWithin(part, other, at, index)),
  )
  return ` ${distinctParts.join('  ')}`
}

/**
 * True if another part contains this one at the start of a word, where short keywords match. Of two equal parts the
 * first is kept.
 */
const isWithin = (part: string, other: string, at: number, index: number) =>
  at !== index && (part === other ? index < at : ` ${other}`.includes(` ${part}`))
