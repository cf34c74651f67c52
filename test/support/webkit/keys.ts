/** Names of keys as Playwright has them, and the code points of WebDriver. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<string, string> = {
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  Space: ' ',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Meta: '\uE03D',
}

const codeOf = (key: string) => {
  const code = codes[key] ?? key
  if ([...code].length !== 1) throw new Error(`No key is named ${key}`)
  return code
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const source = (actions: object[]) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] })

/** Presses keys together, such as `Control+a`. */
export function pressing(keys: string) {
  const values = keys.split(/(?<!^)\+/).map(codeOf)
  return source([...values.map(down), ...values.toReversed().map(up)])
}

export const typing = (text: string) => source([...text].flatMap((letter) => [down(letter), up(letter)]))

interface Point {
  x: number
  y: number
}

const pointer = (actions: object[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
})
const moveTo = ({ x, y }: Point) => ({
  type: 'pointerMove',
  duration: 0,
  origin: 'viewport',
  x: Math.round(x),
  y: Math.round(y),
})
const buttonDown = { type: 'pointerDown', button: 0 }
const buttonUp = { type: 'pointerUp', button: 0 }

export const moving = (point: Point) => pointer([moveTo(point)])
export const clicking = (point: Point) => pointer([moveTo(point), buttonDown, buttonUp])
export const pressingButton = () => pointer([buttonDown])
export const releasingButton = () => pointer([buttonUp])
/** In steps: a drag begins when the pointer has moved a few pixels. */
export function dragging(from: Point, to: Point) {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return pointer([moveTo(from), buttonDown, moveTo(middle), moveTo(to), buttonUp])
}
