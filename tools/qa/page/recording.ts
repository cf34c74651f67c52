import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import type { Action } from '../../paths/action.ts'
import type { Happened } from '../app/actors.ts'
import type { Instruments } from '../app/instruments.ts'

/** One thing a person did in the frame, and what came of it. */
export interface Recorded {
  /** Tells it from the others. */
  key: string
  action: Action
  /** Where each machine was afterwards, by its name. */
  states: Readonly<Record<string, string>>
  happened: readonly Happened[]
}

const pressed = 'a, button, [role], summary, label, input[type=checkbox], input[type=radio]'

/** What a person has just done, by role and name; null where it is nothing that can be said so. */
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
  const element = target?.closest(pressed)
  if (!element || /^(textbox|combobox|searchbox|spinbutton)$/.test(getRole(element) ?? '')) return null
  return { do: 'press', on: targetOf(element) }
}

function targetOf(element: Element) {
  const isPassword = element.getAttribute('type') === 'password'
  return { role: isPassword ? 'password' : (getRole(element) ?? 'button'), name: computeAccessibleName(element) }
}

/** Listens to what a person does in the frame until it is told to stop. */
export function record(frame: HTMLIFrameElement, onRecorded: (step: Recorded) => void): () => void {
  const page = frame.contentDocument!
  const { actors } = (frame.contentWindow as Window & { qa?: Instruments }).qa!
  let from = actors.happened.length
  const note = (event: Event) => {
    if (!event.isTrusted) return
    const action = actionOf(event)
    // What comes of it is there once the page has come to rest.
    if (action)
      setTimeout(() => {
        onRecorded({
          key: String(event.timeStamp),
          action,
          states: actors.all(),
          happened: actors.happened.slice(from),
        })
        from = actors.happened.length
      }, 600)
  }
  const kinds = ['click', 'change', 'keydown']
  for (const kind of kinds) page.addEventListener(kind, note, true)
  return () => {
    for (const kind of kinds) page.removeEventListener(kind, note, true)
  }
}
