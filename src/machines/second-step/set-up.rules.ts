import type { NewTotp, Passkey, SecondFactorState } from '../../api/contract/second-factor.ts'
import type { Http } from '../../api/http.ts'
import * as secondFactor from '../../api/second-factor.ts'
import { phrase } from '../../phrases/phrase.ts'
import { makePasskey } from './passkey.ts'

/** What the person wants to change about their second step. */
export type SetUpTask =
  | { kind: 'addApp' }
  | { kind: 'removeApp' }
  | { kind: 'addPasskey' }
  | { kind: 'renamePasskey'; passkey: Passkey }
  | { kind: 'removePasskey'; passkey: Passkey }
  | { kind: 'renewCodes' }

/** What a task leads to: a secret to confirm, codes to save, and a sentence about what was done. */
export interface TaskResult {
  newApp: NewTotp | null
  codes: readonly string[] | null
  done: string | null
}

/** True for what adds a second step. The first one needs the password. */
export const isAddition = ({ kind }: SetUpTask) => kind === 'addApp' || kind === 'addPasskey'

/** True for what asks for a name first. */
export const isNamed = ({ kind }: SetUpTask) => kind === 'addPasskey' || kind === 'renamePasskey'

/** True if the sign-in asks for a second step. */
export const hasSecondStep = ({ has_totp, passkeys }: SecondFactorState) => has_totp || passkeys.length > 0

interface TaskInput {
  http: Http
  task: SetUpTask
  name: string
  password: string | undefined
}

async function addPasskey({ http, name, password }: TaskInput, signal: AbortSignal): Promise<TaskResult> {
  const { challenge, options } = await secondFactor.beginPasskey(http, password, signal)
  const response = await makePasskey(options)
  const { recovery_codes } = await secondFactor.registerPasskey(http, { challenge, name, response }, signal)
  return { newApp: null, codes: recovery_codes, done: phrase('second-step.passkeyAddedNote') }
}

const result = (over: Partial<TaskResult>): TaskResult => ({ newApp: null, codes: null, done: null, ...over })

/** Does a task with the calls of the server, and of the browser for a passkey. */
export async function performTask(input: TaskInput, signal: AbortSignal): Promise<TaskResult> {
  const { http, task, name, password } = input
  switch (task.kind) {
    case 'addApp':
      return result({ newApp: await secondFactor.beginTotp(http, password, signal) })
    case 'addPasskey':
      return addPasskey(input, signal)
    case 'renewCodes':
      return result({ codes: (await secondFactor.renewRecoveryCodes(http, signal)).recovery_codes })
    case 'removeApp':
      await secondFactor.removeTotp(http, signal)
      return result({ done: phrase('second-step.appRemoved') })
    case 'removePasskey':
      await secondFactor.removePasskey(http, task.passkey.id, signal)
      return result({ done: phrase('second-step.passkeyRemoved', { name: task.passkey.name }) })
    case 'renamePasskey':
      await secondFactor.renamePasskey(http, task.passkey.id, name, signal)
      return result({ done: phrase('second-step.passkeyRenamed', { name }) })
  }
}
