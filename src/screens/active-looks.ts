import { circleCheck, inactive } from '../design/icon/icons.css.ts'
import type { StatusTone } from '../design/status/Status.css.ts'

interface Look {
  label: string
  tone: StatusTone
  icon: string
}

/** How a list shows what is in use (1) and what is not (0): one word, icon and tone for properties and add-ons. */
export const activeLooks: Record<0 | 1, Look> = {
  1: { label: 'Active', tone: 'ok', icon: circleCheck },
  0: { label: 'Deactivated', tone: 'mute', icon: inactive },
}
