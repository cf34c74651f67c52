import type { Action } from './action.ts'
import type { Step } from './corpus.ts'
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
import type { Proof, Section, Sentence, Shown } from './requirements/sentence.ts'
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
 * Every sentence of the spec's sections 1 to 9 that can be tested, once. Left out is what says that something is not shown, what
 * only names another section, and what `beyondPaths` tells.
 */
export const requirements: readonly Requirement[] = sections.flatMap(({ title, sentences }) =>
  sentences.map((sentence) => ({ ...sentence, section: title })),
)

/** Sentences that no path of the app can prove, why, and the test that holds them. */
export const beyondPaths: readonly { text: string; why: string; test: string }[] = [
  {
    text: 'GET /v1/user_management/user/{id}.',
    why: 'No screen asks for one user: the session and the list of users have what is shown.',
    test: 'test/server/users.test.ts',
  },
]

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)

/** "DELETE v1/addons/{id}" names "DELETE v1/addons/7", with or without a slash at the end or a query. */
const namesCall = (pattern: string, call: string) =>
  new RegExp(
    `^${pattern
      .replace(/\/$/, '')
      .split(/\{\w+\}/)
      .map(escaped)
      .join('[^/?]+')}/?(\\?.*)?$`,
  ).test(call)

const ends = new Set<Action['do']>(['answer', 'refuse', 'reply', 'cut'])

function isActed(proof: Exclude<Proof, string>, actions: readonly Action[]): boolean {
  return actions.some(
    (action) =>
      'call' in action &&
      ends.has(action.do) &&
      namesCall(proof.call, action.call) &&
      (proof.status === undefined || (action.do === 'refuse' && action.status === proof.status)),
  )
}

/** A transition or the end of a call is named by how it begins; that its guard said no does not take it. */
const isNamed = (proof: string, name: string) =>
  name === proof || (/ on |: /.test(proof) && name.startsWith(proof) && !name.endsWith(': no'))

/** Whether one of the things that a path has proved, or one of its actions, is this proof. */
export const isProof = (proof: Proof, proved: ReadonlySet<string>, actions: readonly Action[]): boolean =>
  typeof proof === 'string' ? [...proved].some((name) => isNamed(proof, name)) : isActed(proof, actions)

/** The sentences that a path proves, by id: by what it does, or else by the screen that its machine belongs to. */
export function requirementsOf(
  machine: string,
  proved: ReadonlySet<string>,
  actions: readonly Action[],
): readonly string[] {
  const sharp = requirements.filter(({ proof }) => proof.some((each) => isProof(each, proved, actions)))
  const met = sharp.length > 0 ? sharp : requirements.filter(({ screenOf }) => screenOf?.includes(machine))
  return met.map(({ id }) => id)
}

/** What a step of a path makes visible, by the sentence that says so. */
export const shownAfter = ({ taken, actions }: Pick<Step, 'taken' | 'actions'>): { id: string; shows: Shown }[] =>
  requirements.flatMap(({ id, proof, shows }) =>
    shows && proof.some((each) => isProof(each, new Set(taken), actions)) ? [{ id, shows }] : [],
  )
