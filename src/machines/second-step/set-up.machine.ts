import { type ActorRefFrom, type AnyActorRef, assign, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate'
import { ApiError, toApiError } from '../../api/api-error.ts'
import type { NewTotp, SecondFactorState, SetUpDone } from '../../api/contract/second-factor.ts'
import type { Http } from '../../api/http.ts'
import * as secondFactor from '../../api/second-factor.ts'
import { phrase } from '../../phrases/phrase.ts'
import { hasSecondStep, isAddition, isNamed, performTask, type SetUpTask, type TaskResult } from './set-up.rules.ts'

interface Input {
  http: Http
  /** Speaks what was done. */
  notices: AnyActorRef
}

interface Context extends Input {
  setUp: SecondFactorState | null
  task: SetUpTask
  /** Name of the passkey. */
  name: string
  password: string | undefined
  newApp: NewTotp | null
  code: string
  /** Recovery codes that are shown once. */
  codes: readonly string[] | null
  error: ApiError | null
}

type SetUpEvent =
  | { type: 'setUp.retried' }
  | { type: 'task.requested'; task: SetUpTask }
  | { type: 'task.left' }
  | { type: 'name.submitted'; name: string }
  | { type: 'password.submitted'; password: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'codes.saved' }

const isMissing = ({ setUp, task }: Pick<Context, 'setUp' | 'task'>) =>
  isAddition(task) && setUp !== null && !hasSecondStep(setUp)

/** The set-up of the second step, in the preferences (ADR 0094, ADR 0095). Starts with its dialog. */
export const secondStepSetUpMachine = setup({
  types: {} as { input: Input; context: Context; events: SetUpEvent; tags: 'busy' },
  actors: {
    fetchSetUp: fromPromise<SecondFactorState, Context>(({ input, signal }) => secondFactor.state(input.http, signal)),
    perform: fromPromise<TaskResult, Context>(({ input, signal }) => performTask(input, signal)),
    confirmApp: fromPromise<SetUpDone, Context>(({ input, signal }) =>
      secondFactor.confirmTotp(input.http, input.code, signal),
    ),
  },
  actions: {
    storeSetUp: assign((_, { output }: { output: SecondFactorState }) => ({ setUp: output })),
    storeTask: assign((_, { task }: { task: SetUpTask }) => ({
      task,
      name: task.kind === 'renamePasskey' ? task.passkey.name : '',
      password: undefined,
      error: null,
    })),
    storeName: assign((_, { name }: { name: string }) => ({ name, error: null })),
    storePassword: assign((_, { password }: { password: string }) => ({ password, error: null })),
    storeCode: assign((_, { code }: { code: string }) => ({ code, error: null })),
    storeResult: assign((_, { output }: { output: TaskResult }) => ({ newApp: output.newApp, codes: output.codes })),
    storeCodes: assign((_, { output }: { output: SetUpDone }) => ({ codes: output.recovery_codes })),
    storeError: assign(({ context }, { error }: { error: unknown }) => ({
      // What the browser throws is no reply of the server: the person or the device has declined the passkey.
      error:
        context.task.kind === 'addPasskey' && !(error instanceof ApiError)
          ? new ApiError(0, phrase('second-step.passkeyFailed'))
          : toApiError(error),
    })),
    forgetTask: assign({ error: null, newApp: null, codes: null, password: undefined, code: '' }),
    announce: sendTo(
      ({ context }) => context.notices,
      (_, { text }: { text: string }) => ({ type: 'announcement.made', text }),
    ),
  },
  guards: {
    isWithoutEndpoint: (_, { error }: { error: unknown }) => [404, 405].includes(toApiError(error).status),
    isNamed: (_, { task }: { task: SetUpTask }) => isNamed(task),
    /** The first second step needs the password. */
    isPasswordNeeded: ({ context }, { task }: { task: SetUpTask }) => isMissing({ setUp: context.setUp, task }),
    isPasswordRefused: ({ context }, { error }: { error: unknown }) =>
      isMissing(context) && toApiError(error).status === 422,
    isNewApp: (_, { output }: { output: TaskResult }) => output.newApp !== null,
    hasCodes: (_, { codes }: { codes: readonly string[] | null }) => codes !== null,
  },
}).createMachine({
  id: 'secondStepSetUp',
  context: ({ input }) => ({
    ...input,
    setUp: null,
    task: { kind: 'addApp' },
    name: '',
    password: undefined,
    newApp: null,
    code: '',
    codes: null,
    error: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetTask',
      invoke: {
        src: 'fetchSetUp',
        input: ({ context }) => context,
        onDone: {
          target: 'ready',
          actions: { type: 'storeSetUp', params: ({ event }) => ({ output: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isWithoutEndpoint', params: ({ event }) => ({ error: event.error }) },
            target: 'unavailable',
          },
          { target: 'failed', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    ready: {
      on: {
        'task.requested': [
          {
            guard: { type: 'isNamed', params: ({ event }) => ({ task: event.task }) },
            target: 'naming',
            actions: { type: 'storeTask', params: ({ event }) => ({ task: event.task }) },
          },
          {
            guard: { type: 'isPasswordNeeded', params: ({ event }) => ({ task: event.task }) },
            target: 'proving',
            actions: { type: 'storeTask', params: ({ event }) => ({ task: event.task }) },
          },
          {
            target: 'performing',
            actions: { type: 'storeTask', params: ({ event }) => ({ task: event.task }) },
          },
        ],
      },
    },
    naming: {
      on: {
        'name.submitted': [
          {
            guard: { type: 'isPasswordNeeded', params: ({ context }) => ({ task: context.task }) },
            target: 'proving',
            actions: { type: 'storeName', params: ({ event }) => ({ name: event.name }) },
          },
          {
            target: 'performing',
            actions: { type: 'storeName', params: ({ event }) => ({ name: event.name }) },
          },
        ],
        'task.left': 'ready',
      },
    },
    /** The person types the password. */
    proving: {
      on: {
        'password.submitted': {
          target: 'performing',
          actions: { type: 'storePassword', params: ({ event }) => ({ password: event.password }) },
        },
        'task.left': { target: 'ready', actions: 'forgetTask' },
      },
    },
    performing: {
      tags: 'busy',
      invoke: {
        src: 'perform',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isNewApp', params: ({ event }) => ({ output: event.output }) },
            target: 'scanning',
            actions: { type: 'storeResult', params: ({ event }) => ({ output: event.output }) },
          },
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ codes: event.output.codes }) },
            target: 'showingCodes',
            actions: { type: 'storeResult', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'loading',
            actions: { type: 'announce', params: ({ event }) => ({ text: event.output.done ?? '' }) },
          },
        ],
        onError: [
          {
            guard: { type: 'isPasswordRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'proving',
            actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'ready', actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    /** The new secret is shown until a code proves that the app has it. */
    scanning: {
      on: {
        'code.submitted': {
          target: 'confirmingApp',
          actions: { type: 'storeCode', params: ({ event }) => ({ code: event.code }) },
        },
        'task.left': { target: 'ready', actions: 'forgetTask' },
      },
    },
    confirmingApp: {
      tags: 'busy',
      invoke: {
        src: 'confirmApp',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'hasCodes', params: ({ event }) => ({ codes: event.output.recovery_codes }) },
            target: 'showingCodes',
            actions: { type: 'storeCodes', params: ({ event }) => ({ output: event.output }) },
          },
          {
            target: 'loading',
            actions: { type: 'announce', params: { text: phrase('second-step.appAdded') } },
          },
        ],
        onError: {
          target: 'scanning',
          actions: { type: 'storeError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showingCodes: { on: { 'codes.saved': 'loading' } },
    failed: { on: { 'setUp.retried': 'loading' } },
    /** The server has no second step. */
    unavailable: {},
  },
})
export type SecondStepSetUpRef = ActorRefFrom<typeof secondStepSetUpMachine>
export type SecondStepSetUpSnapshot = SnapshotFrom<typeof secondStepSetUpMachine>
