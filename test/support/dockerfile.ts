import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Instruction {
  name: string
  args: string
}

/** The instructions of a Dockerfile, one list per stage. */
export function readStages(file: string): Instruction[][] {
  const lines = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
  const stages: Instruction[][] = []
  for (const line of lines) {
    const [, name = '', args = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push([])
    stages.at(-1)?.push({ name, args })
  }
  return stages
}

/** The arguments of all instructions of a kind. */
export const argumentsOf = (stage: readonly Instruction[], name: string) =>
  stage.filter((instruction) => instruction.name === name).map(({ args }) => args)

/** The variables that a stage sets. */
export const variablesOf = (stage: readonly Instruction[]): Record<string, string> =>
  Object.fromEntries(
    argumentsOf(stage, 'ENV').flatMap((args) => args.split(' ').map((pair) => pair.split('=') as [string, string])),
  )

/** The command of an instruction in the form of a JSON array. */
export const commandOf = (stage: readonly Instruction[], name: string): string[] =>
  JSON.parse(/\[.*\]$/.exec(argumentsOf(stage, name).at(-1) ?? '')?.[0] ?? '[]') as string[]

/** Copies what a COPY instruction names from one folder to another; paths from another stage begin with its /app. */
function copy(args: string, from: string, to: string): void {
  const paths = args.split(' ').filter((part) => !part.startsWith('--'))
  const target = paths.pop()!
  for (const path of paths.map((each) => each.replace(/^\/app\//, ''))) {
    const place = join(to, target.endsWith('/') ? join(target, path) : target)
    mkdirSync(dirname(place), { recursive: true })
    cpSync(join(from, path), place, { recursive: true, verbatimSymlinks: true })
  }
}

/** Follows the COPY and RUN instructions of a stage in a folder. */
export function follow(stage: readonly Instruction[], from: string, folder: string): void {
  const env = { ...process.env, NODE_ENV: 'production', npm_config_prefer_offline: 'true' }
  for (const { name, args } of stage) {
    if (name === 'COPY') copy(args, from, folder)
    if (name === 'RUN' && args.startsWith('npm ')) execFileSync('sh', ['-c', args], { cwd: folder, env, stdio: 'pipe' })
  }
}
