import { constants } from './requirements/constants.ts'
import { dialogs } from './requirements/dialogs.ts'
import { entities } from './requirements/entities.ts'
import { errors } from './requirements/errors.ts'
import { layout } from './requirements/layout.ts'
import { menu } from './requirements/menu.ts'
import { otherCalls } from './requirements/calls-other.ts'
import { permissions } from './requirements/permissions.ts'
import { purpose } from './requirements/purpose.ts'
import { recordCalls } from './requirements/calls-records.ts'
import { routes } from './requirements/routes.ts'
import type { Section, Sentence } from './requirements/sentence.ts'
import { sessionCalls } from './requirements/calls-session.ts'
import { states } from './requirements/states.ts'
import { typeCalls } from './requirements/calls-types.ts'
import { validation } from './requirements/validation.ts'

/** A sentence of the spec, and the part of it where it stands. */
export interface Requirement extends Sentence {
  section: string
}

const sections: readonly Section[] = [
  purpose,
  routes,
  layout,
  menu,
  dialogs,
  entities,
  states,
  validation,
  permissions,
  sessionCalls,
  typeCalls,
  recordCalls,
  otherCalls,
  errors,
  constants,
]

/**
 * Every sentence of the spec's sections 1 to 9 that can be tested, once. Left out is what says that something is not shown, and what
 * only names another section.
 */
export const requirements: readonly Requirement[] = sections.flatMap(({ title, sentences }) =>
  sentences.map((sentence) => ({ ...sentence, section: title })),
)
