import type { CDPSession } from 'playwright-core'
import { type Seen, steady } from '../app/see.ts'

/** One node of the accessibility tree that Chromium gives to a screen reader. */
interface AxNode {
  role: string
  name: string
  isFocused: boolean
}

/** Asks Chromium for its tree. https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
export async function readAxTree(devtools: CDPSession): Promise<AxNode[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: steady(String(name?.value ?? '')),
      isFocused: properties.some((each) => each.name === 'focused' && each.value.value === true),
    }))
}

/** A password field has no role in ARIA, and is a text box to Chromium. */
const roleOf = (role: string) => (role === 'input' ? 'textbox' : role)

/** Where one element ends and the next begins, one says a space and the other does not. */
const bare = (name: string) => name.replaceAll(' ', '')

const told = /^(?:invalid )?(\S+)(?: “(.*?)”)?(?::.*)?$/s

/** Of what the page says to be there, in words, what Chromium does not tell a screen reader. */
export function unheard({ outline, focus }: Pick<Seen, 'outline' | 'focus'>, tree: readonly AxNode[]): string[] {
  // A name may have more in it there: what a button that works on says beside its own.
  const isHeard = (nodes: readonly AxNode[], role: string, name: string) =>
    nodes.some((node) => node.role === roleOf(role) && bare(node.name).includes(bare(name)))
  const faults: string[] = []
  for (const line of outline) {
    const [, role = '', name = ''] = told.exec(line) ?? []
    // What they say is their text, not their name.
    const heard = /alert$|status/.test(role) ? tree.some((node) => node.role === role) : isHeard(tree, role, name)
    if (!heard) faults.push(`accessibility tree: Chromium has no ${line}`)
  }
  const focused = tree.filter(({ isFocused, role }) => isFocused && role !== 'RootWebArea')
  const [, role = '', name = ''] = told.exec(focus) ?? []
  if (focus !== 'nothing' && !isHeard(focused, role, name)) {
    const there = focused.map((node) => `${node.role} “${node.name}”`).join(', ')
    faults.push(`accessibility tree: the focus is on ${there || 'nothing'}, not on ${focus}`)
  }
  return faults
}
