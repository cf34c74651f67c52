import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The literals that an expression can return, without those that it compares with. */
const possibleLiterals = (expression: string) =>
  [...expression.matchAll(/(?<![=!]== )'([a-z_]+)'/g)].map(([, word]) => word!)

/** Every module and event of a log entry in the server's source. */
export function eventsInServerSource(): { module: string; event: string }[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.flatMap((file) =>
    [
      ...readFileSync(join('server', file), 'utf8').matchAll(/\bmodule: '(\w+)'(?: as const)?,\s*event: ([^,\n]+)/g),
    ].flatMap(([, module, expression]) => possibleLiterals(expression!).map((event) => ({ module: module!, event }))),
  )
}
