import { circleCheck, inactive } from '../design/icon/icons.css.ts'
import type { StatusTone } from '../design/status/Status.css.ts'
import { phrase } from '../phrases/phrase.ts'

interface StatusDisplay {
  label: string
  tone: StatusTone
  icon: string
}

/** Label, icon and tone of active (1) and deactivated (0) records, shared by properties and add-ons. */
export const activeStatusDisplay: Record<0 | 1, StatusDisplay> = {
  1: { label: phrase('states.active'), tone: 'ok', icon: circleCheck },
  0: { label: phrase('states.deactivated'), tone: 'neutral', icon: inactive },
}
