import { type ActorRefFrom, createActor } from 'xstate'
import { ApiError } from '../../api/api-error.ts'
import * as secondFactor from '../../api/second-factor.ts'
import type { sessionMachine } from '../session/session.machine.ts'
import { notStoredMessage } from '../session/session.rules.ts'
import { type SecondStepRef, secondStepMachine } from './second-step.machine.ts'

/** Starts the second step that the login was refused for. It tells the session when the person is signed in, or leaves. */
export function startSignInStep(session: ActorRefFrom<typeof sessionMachine>): SecondStepRef {
  const { http, jar, challenge } = session.getSnapshot().context
  const step = createActor(secondStepMachine, {
    input: {
      begin: async () => secondFactor.parseAsked(challenge),
      answer: async (answer, signal) => {
        const user = await secondFactor.signIn(http, answer, signal)
        if (!jar.writeUser(user)) throw new ApiError(0, notStoredMessage)
        session.send({ type: 'cookie.changed', user })
      },
    },
  })
  step.subscribe({ complete: () => session.send({ type: 'secondStep.left' }) })
  return step
}
