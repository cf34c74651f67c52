/** Something on the page, found as assistive technology finds it: by role and accessible name. */
export interface Target {
  role: string
  name: string
  /** The dialog, table or region it is looked for in. */
  in?: { role: string; name: string }
  /** Of several alike, counted from 0. */
  index?: number
}

/** One thing that a person, the network, the clock or somebody elsewhere does. Plain data: it is stored, worded and replayed. */
export type Action =
  | { do: 'press'; on: Target }
  /** Takes the place of what stood there. */
  | { do: 'type'; on: Target; text: string }
  /** One of a select's options, by its text. */
  | { do: 'choose'; on: Target; option: string }
  /** As Playwright and user-event name them: `Escape`, `Shift+F10`. */
  | { do: 'keys'; keys: string }
  | { do: 'drag'; on: Target; onto: Target }
  /** A table of tabs and lines named .xlsx becomes a workbook; a size in bytes is filled up to. */
  | { do: 'attach'; on: Target; files: readonly { name: string; text: string; size?: number }[] }
  /** The address bar. */
  | { do: 'open'; address: string }
  | { do: 'back' }
  | { do: 'reload' }
  /** A call that waits goes on to the real server, and so do those like it that follow in this step, unless it is `once`. */
  | { do: 'answer'; call: string; once?: boolean }
  /** It is answered by this instead: a fault of the server. */
  | { do: 'refuse'; call: string; status: number; body?: unknown }
  /** It is answered by 200 and this. */
  | { do: 'reply'; call: string; body: unknown }
  /** The line breaks while it waits. */
  | { do: 'cut'; call: string }
  /** From here on, these calls wait for what is to become of them. */
  | { do: 'hold'; call: string }
  /** And from here on they do not. */
  | { do: 'release'; call: string }
  /** So many milliseconds pass, at once. */
  | { do: 'wait'; ms: number }
  | { do: 'network'; is: 'lost' | 'restored' }
  /** The window comes back to the front. */
  | { do: 'return' }
  /** In another tab of the same browser the person signs out, or somebody else signs in. */
  | { do: 'otherTab'; signsIn: string | null }
  /** They do this in a second tab, which shows this address from the first time on. */
  | { do: 'inOtherTab'; address: string; actions: readonly Action[] }
  /** Somebody else does this by a call of their own. */
  | { do: 'elsewhere'; account: string; call: string; body?: Readonly<Record<string, unknown>> }

const describeTarget = ({ role, name, in: within }: Target) =>
  `the ${role}${name ? ` “${name}”` : ''}${within ? ` in the ${within.role} “${within.name}”` : ''}`

const describeDuration = (ms: number) => (ms < 1000 ? `${ms} milliseconds` : `${ms / 1000} seconds`)

/** An action in plain words, as an instruction where a person acts. */
export function describeAction(action: Action): string {
  switch (action.do) {
    case 'press':
      return `Press ${describeTarget(action.on)}`
    case 'type':
      return action.text === ''
        ? `Empty ${describeTarget(action.on)}`
        : `Type “${action.text}” into ${describeTarget(action.on)}`
    case 'choose':
      return `Choose “${action.option}” in ${describeTarget(action.on)}`
    case 'keys':
      return `Press the key ${action.keys}`
    case 'drag':
      return `Drag ${describeTarget(action.on)} onto ${describeTarget(action.onto)}`
    case 'attach':
      return `Choose the file ${action.files.map(({ name }) => name).join(', ')} in ${describeTarget(action.on)}`
    case 'open':
      return `Open ${action.address}`
    case 'back':
      return 'Go back in the browser'
    case 'reload':
      return 'Reload the page'
    case 'answer':
      return `The server answers ${action.call}`
    case 'refuse':
      return `The server refuses ${action.call} with ${action.status}`
    case 'reply':
      return `The server answers ${action.call} with what this path needs`
    case 'cut':
      return `The connection breaks during ${action.call}`
    case 'hold':
      return `From here on, ${action.call} is slow`
    case 'release':
      return `From here on, ${action.call} is quick again`
    case 'wait':
      return action.ms === 1000 ? 'A second passes' : `${describeDuration(action.ms)} pass`
    case 'network':
      return action.is === 'lost' ? 'The network is lost' : 'The network is back'
    case 'return':
      return 'Come back to the window'
    case 'otherTab':
      return action.signsIn ? `In another tab, ${action.signsIn} signs in` : 'In another tab, sign out'
    case 'inOtherTab':
      return `In another tab, at ${action.address}: ${action.actions.map(describeAction).join(', then ')}`
    case 'elsewhere':
      return `Elsewhere, ${action.account} sends ${action.call}`
  }
}

/** What stands for a fault in lists and filters. */
export function faultOf(action: Action): string | null {
  if (action.do === 'refuse') return `refused with ${action.status}`
  if (action.do === 'cut') return 'connection broken'
  if (action.do === 'network' && action.is === 'lost') return 'offline'
  if (action.do === 'wait' && action.ms > 1000) return 'slow'
  return null
}
