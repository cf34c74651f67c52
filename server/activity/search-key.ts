import { changeText, moduleText, sentenceOf } from '../../src/api/contract/activity-words.ts'
import type { ActivityChange } from '../../src/api/contract/activity-log.ts'
import { textKey } from '../../src/api/contract/text-key.ts'

interface Searched {
  actor_type: 'user' | 'system' | 'anonymous'
  actor_name: string
  entity_label: string
  reason: string | null
  event: string
  module: string
  entity_type: string
  undoes: number | null
}

const words = (name: string) => name.replaceAll('_', ' ')

/**
 * What an entry is found by: everything that its line and its details say, so that whatever is listed is found, names of fields and
 * values of before and after too. Two blanks stand between the parts: no keyword has them, so that none is found across two parts.
 */
export function searchKeyOf(entry: Searched, changes: readonly ActivityChange[]): string {
  const { actor_name, entity_label, reason, event, module, entity_type } = entry
  const said = { ...entry, actor: actor_name, changes: [...changes] }
  const parts = [
    sentenceOf(said),
    ...changes.map(changeText),
    actor_name,
    entity_label,
    reason === null ? '' : `Reason: ${reason}`,
    moduleText(module),
    words(event),
    words(module),
    words(entity_type),
  ].map(textKey)
  // What another part says already is not stored twice.
  const own = parts.filter((part, at) => part !== '' && !parts.some((other, index) => isWithin(part, other, at, index)))
  return ` ${own.join('  ')}`
}

/** Whether another part holds this one at the beginning of a word, where a short keyword looks; of two equal ones the first stays. */
const isWithin = (part: string, other: string, at: number, index: number) =>
  at !== index && (part === other ? index < at : ` ${other}`.includes(` ${part}`))
