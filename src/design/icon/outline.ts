import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

type Attributes = Readonly<Record<string, string>>

const numberOf = (attributes: Attributes, name: string) => Number(attributes[name] ?? 0)

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

const rectangle = (at: Attributes) => {
  const [x, y, width, height] = [numberOf(at, 'x'), numberOf(at, 'y'), numberOf(at, 'width'), numberOf(at, 'height')]
  const rx = Math.min(numberOf(at, at.rx === undefined ? 'ry' : 'rx'), width / 2)
  const ry = Math.min(numberOf(at, at.ry === undefined ? 'rx' : 'ry'), height / 2)
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}

const shape = /<(\w+)([^>]*?)\/?>/g
const attribute = /([\w-]+)="([^"]*)"/g

/** Joins the shapes of an SVG's body into a single path: two DOM elements per icon. */
export function joinShapes(body: string): string {
  return [...body.matchAll(shape)]
    .map(([, name, text = '']) => {
      const at: Attributes = Object.fromEntries(
        [...text.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]),
      )
      switch (name) {
        // Only bears the stroke that all icons have.
        case 'g':
          return ''
        case 'path': {
          // A path may start with a relative m, which is absolute only at the start of a path.
          const d = at.d ?? ''
          return d.startsWith('m') ? `M0 0${d}` : d
        }
        case 'circle':
          return ellipse(numberOf(at, 'cx'), numberOf(at, 'cy'), numberOf(at, 'r'), numberOf(at, 'r'))
        case 'ellipse':
          return ellipse(numberOf(at, 'cx'), numberOf(at, 'cy'), numberOf(at, 'rx'), numberOf(at, 'ry'))
        case 'rect':
          return rectangle(at)
        default:
          throw new Error(`No outline for <${name}>`)
      }
    })
    .join('')
}

/** The path of one of Lucide's icons by its name. Fails for a name that Lucide doesn't have. */
export function outline(name: string): string {
  const icon = lucide.icons[name]
  if (!icon) throw new Error(`Lucide has no icon ${name}`)
  return joinShapes(icon.body)
}
