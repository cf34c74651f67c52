import { circleCheck, circleDashed } from '../../design/icon/icons.css.ts'
import type { StatusTone } from '../../design/status/Status.css.ts'
import type { StepName, StepState } from '../../machines/set-up/steps.rules.ts'
import { phrase } from '../../phrases/phrase.ts'

interface StepTexts {
  title: string
  hint: string
  /** "3 types"; absent for a step without records. */
  count?: (count: number) => string
  action: string
}

export const stepTexts: Record<StepName, StepTexts> = {
  details: {
    title: phrase('set-up.details'),
    hint: phrase('set-up.detailsHint'),
    action: phrase('set-up.editDetails'),
  },
  categories: {
    title: phrase('set-up.categories'),
    hint: phrase('set-up.categoriesHint'),
    count: (count) => phrase('set-up.categoriesCount', { count }),
    action: phrase('set-up.addCategory'),
  },
  types: {
    title: phrase('set-up.types'),
    hint: phrase('set-up.typesHint'),
    count: (count) => phrase('set-up.typesCount', { count }),
    action: phrase('set-up.addType'),
  },
  rooms: {
    title: phrase('set-up.rooms'),
    hint: phrase('set-up.roomsHint'),
    count: (count) => phrase('set-up.roomsCount', { count }),
    action: phrase('set-up.addRooms'),
  },
  addOns: {
    title: phrase('set-up.addOns'),
    hint: phrase('set-up.addOnsHint'),
    count: (count) => phrase('set-up.addOnsCount', { count }),
    action: phrase('set-up.addAddOn'),
  },
  attendants: {
    title: phrase('set-up.attendants'),
    hint: phrase('set-up.attendantsHint'),
    count: (count) => phrase('set-up.attendantsCount', { count }),
    action: phrase('set-up.showRoomBoard'),
  },
  opening: {
    title: phrase('set-up.opening'),
    hint: phrase('set-up.openingHint'),
    action: phrase('set-up.checkOpening'),
  },
}

export const stateDisplay: Record<StepState, { label: string; tone: StatusTone; icon: string }> = {
  done: { label: phrase('set-up.done'), tone: 'ok', icon: circleCheck },
  next: { label: phrase('set-up.next'), tone: 'warning', icon: circleDashed },
  open: { label: phrase('set-up.open'), tone: 'neutral', icon: circleDashed },
  optional: { label: phrase('set-up.optional'), tone: 'neutral', icon: circleDashed },
}
