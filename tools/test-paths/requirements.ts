import { readFileSync } from 'node:fs'

/** One item of `docs/requirements.md`. What proves it is in `tools/test-paths/evidence.ts`. */
export interface Requirement {
  /** Never changes; the number of its section comes first. */
  id: string
  text: string
  /** The test that measures the figure, the colour or the store itself. */
  measuredBy?: string
  /** The heading above it. */
  section: string
}

const file = 'docs/requirements.md'
const item = /^- `([^`]+)` (.+?)(?: Measured by `([^`]+)`\.)?$/
const heading = /^## (.+)$/

/** The requirements of a Markdown text: each `##` heading is a section, each list item below it that begins with an id a requirement. */
export function readRequirements(markdown: string): Requirement[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = heading.exec(line)?.[1] ?? section
    const [, id, text, measuredBy] = item.exec(line) ?? []
    return id && text ? [{ id, text, section, ...(measuredBy && { measuredBy }) }] : []
  })
}

/** All requirements, in the order of the file. */
export const requirements: readonly Requirement[] = readRequirements(readFileSync(file, 'utf8'))
