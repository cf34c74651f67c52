/** An element on the page, found the way assistive technology finds it: by role and accessible name. */
export interface Target {
  role: string
  name: string
  /** The dialog, table or region to search in. */
  in?: { role: string; name: string }
  /** Index among several matches, from 0. */
  index?: number
}

/** One action of a user, the network, the clock or another user. Actions are plain data: they are stored, described and replayed. */
export type Action =
  | { do: 'press'; on: Target }
  /** Replaces the field's content. */
  | { do: 'type'; on: Target; text: string }
  /** Chooses an option of a select by its text. */
  | { do: 'choose'; on: Target; option: string }
  /** Key names as in Playwright and user-event: `Escape`, `Shift+F10`. */
  | { do: 'keys'; keys: string }
  | { do: 'drag'; on: Target; onto: Target }
  /** A file named .xlsx becomes a workbook; its text describes tabs and lines. `size` in bytes pads the file. */
  | { do: 'attach'; on: Target; files: readonly { name: string; text: string; size?: number }[] }
  /** Opens an address in the address bar. */
  | { do: 'open'; address: string }
  | { do: 'back' }
  | { do: 'reload' }
  /** Passes a waiting call to the real server, and later matching calls of this step too, unless `once`. */
  | { do: 'answer'; call: string; once?: boolean }
  /** Answers the call with a server error instead. */
  | { do: 'refuse'; call: string; status: number; body?: unknown }
  /** Answers the call with status 200 and this body. */
  | { do: 'reply'; call: string; body: unknown }
  /** Breaks the connection while the call waits. */
  | { do: 'cut'; call: string }
  /** Holds matching calls from now on, until an action decides about them. */
  | { do: 'hold'; call: string }
  /** Stops holding these calls. */
  | { do: 'release'; call: string }
  /** Advances the clock at once, by so many milliseconds. */
  | { do: 'wait'; ms: number }
  | { do: 'network'; is: 'lost' | 'restored' }
  /** The window becomes visible again. */
  | { do: 'return' }
  /** In another tab of the same browser, the user signs out or another user signs in. */
  | { do: 'otherTab'; signsIn: string | null }
  /** Performs actions in a second tab. Its first use opens this address. */
  | { do: 'inOtherTab'; address: string; actions: readonly Action[] }
  /** Another user makes this call. */
  | { do: 'elsewhere'; account: string; call: string; body?: Readonly<Record<string, unknown>> }

const describeTarget = ({ role, name, in: within }: Target) =>
  `the ${role}${name ? ` “${name}”` : ''}${within ? ` in the ${within.role} “${within.name}”` : ''}`

const describeDuration = (ms: number) => (ms < 1000 ? `${ms} milliseconds` : `${ms / 1000} seconds`)

/** Describes an action in plain words; as an instruction if a user performs it. */
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

/** The fault's name in lists and filters. */
export function faultOf(action: Action): string | null {
  if (action.do === 'refuse') return `refused with ${action.status}`
  if (action.do === 'cut') return 'connection broken'
  if (action.do === 'network' && action.is === 'lost') return 'offline'
  if (action.do === 'wait' && action.ms > 1000) return 'slow'
  return null
}
