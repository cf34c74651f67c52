import { textKey } from '../../src/api/contract/text-key.ts'

interface Searched {
  actor_name: string
  entity_label: string
  reason?: string | null
  event: string
  module: string
  entity_type: string
}

const words = (name: string) => name.replaceAll('_', ' ')

/** Two blanks between the parts: no keyword has them, so that none is found across two parts. */
export const searchKeyOf = ({ actor_name, entity_label, reason, event, module, entity_type }: Searched) =>
  ` ${[actor_name, entity_label, reason ?? '', words(event), words(module), words(entity_type)]
    .map(textKey)
    .filter((part) => part !== '')
    .join('  ')}`
