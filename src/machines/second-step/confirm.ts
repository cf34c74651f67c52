import { type AnyActorRef, createActor, toPromise } from 'xstate'
import type { Http } from '../../api/http.ts'
import * as secondFactor from '../../api/second-factor.ts'
import { type SecondStepRef, secondStepMachine } from './second-step.machine.ts'

/** The shell shows this second step above whatever is open; null when it has ended. */
export interface ConfirmationChanged {
  type: 'confirmation.changed'
  confirmation: SecondStepRef | null
}

/** The shell, as far as the second step needs it. Its own type depends on this file. */
interface ShellRef extends Pick<AnyActorRef, 'send' | 'subscribe'> {
  getSnapshot: () => { context: { http: Http } }
}

async function ask(shell: ShellRef): Promise<boolean> {
  const { http } = shell.getSnapshot().context
  const actor = createActor(secondStepMachine, {
    input: {
      begin: (signal) => secondFactor.beginConfirmation(http, signal),
      answer: (answer, signal) => secondFactor.confirm(http, answer, signal),
    },
  }).start()
  const ended = shell.subscribe({ complete: () => actor.send({ type: 'step.left' }) })
  shell.send({ type: 'confirmation.changed', confirmation: actor } satisfies ConfirmationChanged)
  const isConfirmed = await toPromise(actor)
  ended.unsubscribe()
  shell.send({ type: 'confirmation.changed', confirmation: null } satisfies ConfirmationChanged)
  return isConfirmed
}

const asking = new WeakMap<ShellRef, Promise<boolean>>()

/**
 * Asks the person for the second step, once for all calls of a session that wait for it. False if they decline
 * (ADR 0094).
 */
export function confirm(shell: ShellRef): Promise<boolean> {
  const answer = asking.get(shell) ?? ask(shell).finally(() => asking.delete(shell))
  asking.set(shell, answer)
  return answer
}
