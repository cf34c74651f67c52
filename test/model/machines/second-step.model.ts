import { ApiError } from '../../../src/api/api-error.ts'
import type { SecondFactorState } from '../../../src/api/contract/second-factor.ts'
import { secondStepMachine } from '../../../src/machines/second-step/second-step.machine.ts'
import { secondStepSetUpMachine } from '../../../src/machines/second-step/set-up.machine.ts'
import { recorder } from '../../support/recorder.ts'
import { openWire } from '../../support/wire.ts'
import type { MachineModel } from './core.model.ts'

const { ref } = recorder()
const asked = {
  challenge: 'challenge',
  methods: ['totp', 'passkey'],
  passkey: { challenge: 'x' },
  expires_at: '2026-02-24T09:30:00.000Z',
}
const passkey = { id: 1, name: 'Phone', created_at: '2026-02-24T09:30:00.000Z', last_used_at: null }
const setUp = (over: Partial<SecondFactorState> = {}): SecondFactorState => ({
  has_totp: false,
  passkeys: [],
  recovery_codes_left: 0,
  ...over,
})
const taskResult = (over = {}) => ({ newApp: null, codes: null, done: 'Done', ...over })

export const secondStepModels: MachineModel[] = [
  {
    machine: secondStepMachine,
    outputs: { begin: [asked], sign: ['{}'], check: [{}] },
    errors: [new ApiError(409, 'Over', { code: 'CHALLENGE_EXPIRED' })],
    events: [
      { type: 'method.chosen', method: 'passkey' },
      { type: 'code.submitted', code: '123456' },
    ],
    input: { begin: () => new Promise(() => undefined), answer: () => new Promise(() => undefined) },
  },
  {
    machine: secondStepSetUpMachine,
    outputs: {
      fetchSetUp: [setUp(), setUp({ has_totp: true, passkeys: [passkey] })],
      perform: [
        taskResult(),
        taskResult({ newApp: { secret: 'A', uri: 'otpauth://totp/a' } }),
        taskResult({ codes: ['a'] }),
      ],
      confirmApp: [{ recovery_codes: ['a'] }, { recovery_codes: null }],
    },
    errors: [new ApiError(404, 'No'), new ApiError(422, 'Wrong')],
    events: [
      { type: 'task.requested', task: { kind: 'addApp' } },
      { type: 'task.requested', task: { kind: 'addPasskey' } },
      { type: 'task.requested', task: { kind: 'renamePasskey', passkey } },
      { type: 'name.submitted', name: 'Phone' },
      { type: 'password.submitted', password: 'Welcome-2026!' },
      { type: 'code.submitted', code: '123456' },
    ],
    context: ({ setUp: known, task }: { setUp: SecondFactorState | null; task: { kind: string } }) => [
      known?.has_totp,
      task.kind,
    ],
    input: { http: openWire().http, notices: ref },
  },
]
