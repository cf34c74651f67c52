import type { CDPSession } from 'playwright-core'
import type { Wording } from '../wording/wording.ts'
import { type PageSnapshot, normaliseText } from '../instrumentation/page-snapshot.ts'

/** One node of the accessibility tree that Chromium exposes to a screen reader. */
interface AccessibilityNode {
  role: string
  name: string
  isFocused: boolean
}

/** Reads Chromium's accessibility tree. https://chromedevtools.github.io/devtools-protocol/tot/Accessibility/ */
export async function readAccessibilityTree(devtools: CDPSession): Promise<AccessibilityNode[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name, properties = [] }) => ({
      role: String(role?.value ?? ''),
      name: normaliseText(String(name?.value ?? '')),
      isFocused: properties.some((each) => each.name === 'focused' && each.value.value === true),
    }))
}

/** Describes the names that are still English on a page of another language. */
export const languageFaults = (wording: Wording, tree: readonly AccessibilityNode[]): string[] =>
  wording
    // The lines into which a text is broken can be words of another language: "Export" of "Export abbrechen".
    .englishLeftovers(tree.flatMap(({ role, name }) => (role === 'InlineTextBox' ? [] : [name])))
    .map((text) => `English: “${text}” should be “${wording.example(text)}”`)

/** Chromium's roles of elements without an ARIA role: a password field, and the text at the start of a dialog. */
const rolesOfElements: Record<string, string> = { input: 'textbox', div: 'generic' }
const roleOf = (role: string) => rolesOfElements[role] ?? role

/** Removes spaces: the DOM and Chromium disagree about a space between adjacent elements. */
const withoutSpaces = (name: string) => name.replaceAll(' ', '')

const outlinePattern = /^(?:invalid )?(\S+)(?: “(.*?)”)?(?::.*)?$/s

/** Describes the elements that Chromium doesn't expose to a screen reader, and a focus that differs from the snapshot's. */
export function accessibilityFaults(
  { outline, focus }: Pick<PageSnapshot, 'outline' | 'focus'>,
  tree: readonly AccessibilityNode[],
): string[] {
  // Chromium's name may be longer: a busy button adds its progress text.
  const isInTree = (nodes: readonly AccessibilityNode[], role: string, name: string) =>
    nodes.some((node) => node.role === roleOf(role) && withoutSpaces(node.name).includes(withoutSpaces(name)))
  const faults: string[] = []
  for (const line of outline) {
    const [, role = '', name = ''] = outlinePattern.exec(line) ?? []
    // Alerts and status regions expose text instead of a name.
    const isFound = /alert$|status/.test(role) ? tree.some((node) => node.role === role) : isInTree(tree, role, name)
    if (!isFound) faults.push(`accessibility tree: Chromium has no ${line}`)
  }
  const focused = tree.filter(({ isFocused, role }) => isFocused && role !== 'RootWebArea')
  const [, role = '', name = ''] = outlinePattern.exec(focus) ?? []
  if (focus !== 'nothing' && !isInTree(focused, role, name)) {
    const focusedNodes = focused.map((node) => `${node.role} “${node.name}”`).join(', ')
    faults.push(`accessibility tree: the focus is on ${focusedNodes || 'nothing'}, not on ${focus}`)
  }
  return faults
}
