import { type RefObject, useRef, useState } from 'react'
import { Button } from '../../../src/design/button/Button.tsx'
import { NativeTextField } from '../../../src/design/native/NativeTextField.tsx'
import { stepWords, type ToldPath } from '../../paths/exports/told.ts'
import { frameScene } from './frame-scene.ts'
import { house } from './house-calls.ts'
import * as css from './QaPage.css.ts'
import { type Recorded, record } from './recording.ts'

/** Records what a person does in the frame, from where this path starts, and keeps it as a path with a name. */
export function Recorder({ frame, path }: { frame: RefObject<HTMLIFrameElement | null>; path: ToldPath }) {
  const [steps, setSteps] = useState<readonly Recorded[]>([])
  const [isRecording, setRecording] = useState(false)
  const [name, setName] = useState('')
  const [told, setTold] = useState('')
  const stop = useRef(() => {})

  async function begin() {
    stop.current()
    setTold('')
    setSteps([])
    const { machine, stage } = path
    const scene = frameScene(frame.current!, 'pointer', () => undefined)
    await scene.open(stage!)
    for (const action of stage!.before ?? []) await scene.act(action)
    stop.current = record(frame.current!, (step) => setSteps((all) => [...all, step]))
    setRecording(true)
    setTold(`Recording the ${machine}: act in the app above.`)
  }

  async function keep() {
    stop.current()
    setRecording(false)
    const { machine } = path
    const recorded = steps.map(({ action, states, happened }) => {
      const taken = happened.filter((each) => each.machine === machine).flatMap((each) => each.taken)
      const step = { move: 'recorded', actions: [action], state: states[machine] ?? '', taken, effects: [] }
      return { words: stepWords(step), ...step }
    })
    const { file } = await house.keep({ name, path: { ...path, faults: [], requirements: [], steps: recorded } })
    setTold(`Kept as ${file}. It is replayed with the others from now on.`)
  }

  return (
    <details className={css.recorder}>
      <summary className={css.summary}>Record a session of your own</summary>
      <p className={css.note}>
        It begins where this path begins. Do in the app what you want to keep; held calls are not answered.
      </p>
      <div className={css.controls}>
        <Button onPress={() => void begin().catch((error: unknown) => setTold(String(error)))}>
          {isRecording ? 'Begin again' : 'Record'}
        </Button>
      </div>
      <p role="status">{told}</p>
      {steps.length > 0 ? (
        <>
          <ol aria-label="Recorded steps">
            {steps.map(({ key, action, states }) => (
              <li key={key}>
                {stepWords({ move: '', actions: [action], state: '', taken: [], effects: [] })} →{' '}
                <code>{states[path.machine]}</code>
              </li>
            ))}
          </ol>
          <NativeTextField label="Name" value={name} onChange={setName} />
          <Button
            isDisabled={name.trim() === ''}
            onPress={() => void keep().catch((error: unknown) => setTold(String(error)))}
          >
            Keep
          </Button>
        </>
      ) : null}
    </details>
  )
}
