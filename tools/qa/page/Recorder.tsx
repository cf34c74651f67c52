import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../../src/design/button/Button.tsx'
import { NativeTextField } from '../../../src/design/native/NativeTextField.tsx'
import { describeStep, type SerialisedPath } from '../../test-paths/serialise.ts'
import { createFrameApp } from './frame-app.ts'
import { testServer } from './test-server-calls.ts'
import * as css from './QaPage.css.ts'
import { type RecordedStep, startRecording } from './recording.ts'

/** Records a user's actions in the frame, from the start of this path, and stores them as a named path. */
export function Recorder({ frame, path }: { frame: RefObject<HTMLIFrameElement | null>; path: SerialisedPath }) {
  const [steps, setSteps] = useState<readonly RecordedStep[]>([])
  const [isRecording, setRecording] = useState(false)
  const [name, setName] = useState('')
  const [status, setStatus] = useState('')
  const stop = useRef(() => {})

  async function begin() {
    stop.current()
    setStatus('')
    setSteps([])
    const { machine, scenario } = path
    const app = createFrameApp(frame.current!, 'pointer', () => undefined)
    await app.open(scenario!)
    for (const action of scenario!.before ?? []) await app.act(action)
    stop.current = startRecording(frame.current!, (step) => setSteps((all) => [...all, step]))
    setRecording(true)
    setStatus(`Recording the ${machine}: act in the app above.`)
  }

  async function saveSession() {
    stop.current()
    setRecording(false)
    const { machine } = path
    const recorded = steps.map(({ action, states, microsteps }) => {
      const transitions = microsteps.filter((each) => each.machine === machine).flatMap((each) => each.transitions)
      const step = { name: 'recorded', actions: [action], state: states[machine] ?? '', transitions, effects: [] }
      return { description: describeStep(step), ...step }
    })
    const { file } = await testServer.saveRecordedSession({
      name,
      path: { ...path, faults: [], requirements: [], steps: recorded },
    })
    setStatus(`Kept as ${file}. It is replayed with the others from now on.`)
  }

  return (
    <details className={css.recorder}>
      <summary className={css.summary}>Record a session of your own</summary>
      <p className={css.note}>
        It begins where this path begins. Do in the app what you want to keep; held calls are not answered.
      </p>
      <div className={css.controls}>
        <Button onPress={() => void begin().catch((error: unknown) => setStatus(String(error)))}>
          {isRecording ? 'Begin again' : 'Record'}
        </Button>
      </div>
      <p role="status">{status}</p>
      {steps.length > 0 ? (
        <>
          <ol aria-label="Recorded steps">
            {steps.map(({ key, action, states }) => (
              <li key={key}>
                {describeStep({ name: '', actions: [action], state: '', transitions: [], effects: [] })} →{' '}
                <code>{states[path.machine]}</code>
              </li>
            ))}
          </ol>
          <div onInput={({ target }) => target instanceof HTMLInputElement && setName(target.value)}>
            <NativeTextField label="Name" defaultValue={name} />
          </div>
          <Button
            isDisabled={name.trim() === ''}
            onPress={() => void saveSession().catch((error: unknown) => setStatus(String(error)))}
          >
            Keep
          </Button>
        </>
      ) : null}
    </details>
  )
}
