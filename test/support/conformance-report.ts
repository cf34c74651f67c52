import { existsSync, readFileSync } from 'node:fs'

/* Reports in docs/ claim that a standard is met, in tables: number and title, level, state, how, tests. */

interface ReportRow {
  /** Numbers of the standard that the row is about, such as 1.4.3. */
  numbers: string[]
  level: string
  state: string
  how: string
}

/** Numbers of a list such as "1.2.3, 1.3.1–1.3.4". */
const numbersIn = (list: string): string[] =>
  list.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    const section = from.slice(0, from.lastIndexOf('.'))
    const [first, last] = [from, to].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
    return Array.from({ length: last! - first! + 1 }, (_, index) => `${section}.${first! + index}`)
  })

/** Rows of a report whose first cell begins with a number. */
export const rowsOf = (report: string): ReportRow[] =>
  report
    .split('\n')
    .map((line) => line.slice(1, -1).split('|'))
    .flatMap((cells) => {
      const [first = '', level = '', state = '', how = ''] = cells.map((cell) => cell.trim())
      const list = /^\d+\.\d+\.\d+(?:(?:, |–)\d+\.\d+\.\d+)*(?= )/.exec(first)?.[0]
      return cells.length === 5 && list ? [{ numbers: numbersIn(list), level, state, how }] : []
    })

/** Tests that a report names, as `file`: “title”. */
export const testsNamedIn = (report: string) =>
  // A title may itself quote a name: “the list of “%s” is named”.
  [...report.matchAll(/`(test\/[^`]+\.tsx?)`(?:: “(.+?)”(?=;| *\|))?/g)].map(([, file = '', title]) => ({
    file,
    title,
  }))

/** Named tests whose file does not exist or lacks the title. */
export const missingTestsIn = (report: string) =>
  testsNamedIn(report).filter(
    ({ file, title }) => !existsSync(file) || (title !== undefined && !readFileSync(file, 'utf8').includes(title)),
  )
