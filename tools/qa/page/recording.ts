import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Action } from '../../test-paths/action.ts'
import type { ObservedMicrostep } from '../instrumentation/actor-inspector.ts'
import type { Instruments } from '../instrumentation/instruments.ts'

/** One action of a user in the frame, and its effects. */
export interface RecordedStep {
  /** Unique among the recorded steps. */
  key: string
  action: Action
  /** The state of each machine after the action, by machine id. */
  states: Readonly<Record<string, string>>
  microsteps: readonly ObservedMicrostep[]
}

const pressableSelector = 'a, button, [role], summary, label, input[type=checkbox], input[type=radio]'

/** The user's last action, by role and name; null if it can't be expressed that way. */
function actionOf(event: Event): Action | null {
  const target = event.target as Element | null
  if (event.type === 'change') {
    const field = target as HTMLInputElement | HTMLSelectElement
    if (field instanceof (field.ownerDocument.defaultView as typeof globalThis & Window).HTMLSelectElement)
      return { do: 'choose', on: targetOf(field), option: field.selectedOptions[0]?.text ?? '' }
    if (['checkbox', 'radio', 'file'].includes(field.type)) return null
    return { do: 'type', on: targetOf(field), text: field.value }
  }
  if (event.type === 'keydown') return (event as KeyboardEvent).key === 'Escape' ? { do: 'keys', keys: 'Escape' } : null
  const element = target?.closest(pressableSelector)
  if (!element || /^(textbox|combobox|searchbox|spinbutton)$/.test(getRole(element) ?? '')) return null
  return { do: 'press', on: targetOf(element) }
}

function targetOf(element: Element) {
  const isPassword = element.getAttribute('type') === 'password'
  return { role: isPassword ? 'password' : (getRole(element) ?? 'button'), name: computeAccessibleName(element) }
}

/** Records a user's actions in the frame. Returns a function that stops the recording. */
export function startRecording(frame: HTMLIFrameElement, onStep: (step: RecordedStep) => void): () => void {
  const page = frame.contentDocument!
  const { actors } = (frame.contentWindow as Window & { qa?: Instruments }).qa!
  let from = actors.microsteps.length
  const note = (event: Event) => {
    if (!event.isTrusted) return
    const action = actionOf(event)
    // The effects are complete once the page is at rest.
    if (action)
      setTimeout(() => {
        onStep({
          key: String(event.timeStamp),
          action,
          states: actors.allStates(),
          microsteps: actors.microsteps.slice(from),
        })
        from = actors.microsteps.length
      }, 600)
  }
  const kinds = ['click', 'change', 'keydown']
  for (const kind of kinds) page.addEventListener(kind, note, true)
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, note, true)
  }
}
