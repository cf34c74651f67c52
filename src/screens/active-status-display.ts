import { circleCheck, inactive } from '../design/icon/icons.css.ts'
import type { StatusTone } from '../design/status/Status.css.ts'

interface StatusDisplay {
  label: string
  tone: StatusTone
  icon: string
}

/** How a list shows what is in use (1) and what is not (0): one word, icon and tone for properties and add-ons. */
export const activeStatusDisplay: Record<0 | 1, StatusDisplay> = {
  1: { label: 'Active', tone: 'ok', icon: circleCheck },
  0: { label: 'Deactivated', tone: 'neutral', icon: inactive },
}
