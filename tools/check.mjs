// `npm run check` runs every check that a change must pass, cheapest first, and stops at the first failure.
import { fileURLToPath } from 'node:url'
import { ensureBuilt } from './lib/build.mjs'
import { runInForeground } from './lib/child-process.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { requireNode } from './lib/node-version.mjs'
import { runAsProgram, seconds } from './lib/progress.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const checks = [
  { name: 'types', command: 'node_modules/typescript/bin/tsc', args: ['--noEmit'] },
  { name: 'lint', command: 'node_modules/oxlint/bin/oxlint', args: ['--deny-warnings'] },
  { name: 'unused files and exports', command: 'node_modules/knip/bin/knip.js', args: ['--no-progress'] },
  { name: 'format', command: 'node_modules/prettier/bin/prettier.cjs', args: ['--check', '--log-level=warn', '.'] },
  { name: 'charts', command: 'node_modules/tsx/dist/cli.mjs', args: ['tools/charts.ts', '--check'] },
  { name: 'build', run: () => ensureBuilt().then(() => 0) },
  { name: 'size', command: 'tools/size.mjs', args: [] },
  { name: 'tests', command: 'tools/test.mjs', args: process.argv.slice(2) },
]

await runAsProgram(async () => {
  requireNode()
  await ensureInstalled()
  const passed = []
  for (const [index, { name, command, args, run }] of checks.entries()) {
    const since = Date.now()
    console.log(`\n${index + 1}/${checks.length} ${name}`)
    const code = await (run ? run() : runInForeground(process.execPath, [command, ...args]))
    if (code !== 0) {
      console.error(`\nFailed: ${name}, after ${seconds(since)}. Passed: ${passed.join(', ') || 'none'}`)
      return code
    }
    passed.push(`${name} ${seconds(since)}`)
  }
  console.log(`\nAll passed: ${passed.join(', ')}`)
})
