import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PathResult, StepResult } from './replay/replay-path.ts'
import type { ReplayTask } from './worker.ts'

/** One row of a report. */
export interface ReplayedPath {
  task: ReplayTask
  result: PathResult
  /** The shortest path to the same fault that failed too; null if none is shorter. */
  shortest: PathResult | null
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
export const isGreen = ({ steps }: PathResult) => steps.every(({ faults }) => faults.length === 0)

const style = `
:root { color-scheme: light dark; --line: light-dark(#d6d3d1, #44403c); --bad: light-dark(#b91c1c, #fca5a5); --ok: light-dark(#166534, #86efac) }
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem }
h2 { margin-top: 2.5rem } summary { cursor: pointer; padding: .4rem 0 } details { border-top: 1px solid var(--line) }
.bad { color: var(--bad) } .ok { color: var(--ok) } code { overflow-wrap: anywhere } img { max-width: 100%; border: 1px solid var(--line) }
pre { white-space: pre-wrap; overflow-wrap: anywhere } table { border-collapse: collapse } td, th { border: 1px solid var(--line); padding: .3rem .6rem; text-align: start }
`

function step({ description, state, expectedState, durationMs, faults, picture, actual }: StepResult): string {
  const lines = [
    `<strong>${escapeHtml(description)}</strong> → <code>${escapeHtml(expectedState)}</code> <small>${durationMs} ms</small>`,
    ...(faults.length > 0
      ? [
          `<p class="bad">✗ Found <code>${escapeHtml(state ?? 'nothing')}</code></p>`,
          `<pre class="bad">${escapeHtml(faults.join('\n'))}</pre>`,
        ]
      : []),
    ...(actual
      ? [
          `<p><small>${escapeHtml(`${actual.title} · ${actual.address} · focus: ${actual.focus}${actual.writes.length > 0 ? ` · wrote ${actual.writes.join(', ')}` : ''}`)}</small></p>`,
        ]
      : []),
    ...(picture
      ? [
          `<img loading="lazy" width="640" height="450" src="pictures/${encodeURIComponent(picture)}" alt="The page after: ${escapeHtml(description)}">`,
        ]
      : []),
  ]
  return `<li>${lines.join('\n')}</li>`
}

function path({ task, result, shortest }: ReplayedPath): string {
  const green = isGreen(result)
  const mark = green ? '<span class="ok">✓ passed</span>' : '<span class="bad">✗ failed</span>'
  const proves = task.path.requirements.join(', ')
  return `<details${green ? '' : ' open'} id="${escapeHtml(result.id)}"><summary>${mark} <code>${escapeHtml(result.id)}</code> · ${result.coveredBy ? `covered by <code>${escapeHtml(result.coveredBy)}</code>` : task.mode} · ${result.steps.length} steps · ${seconds(result.durationMs)}</summary>
${proves ? `<p><small>Proves ${escapeHtml(proves)}</small></p>` : ''}
${shortest ? `<h3>Shortest path to this fault</h3><ol start="0">${shortest.steps.map(step).join('\n')}</ol><h3>The whole path</h3>` : ''}
<ol start="0">${result.steps.map(step).join('\n')}</ol></details>`
}

/**
 * Writes the report of a run to `folder`: one page and its pictures. `slow` is the seed of random server delays. Returns the page's
 * file.
 */
export function writeReport(folder: string, played: readonly ReplayedPath[], took: number, slow?: string): string {
  const failed = played.filter(({ result }) => !isGreen(result))
  const machines = [...new Set(played.map(({ task }) => task.path.machine))]
  const summary =
    failed.length === 0 ? `All ${played.length} paths passed` : `${failed.length} of ${played.length} paths failed`
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${summary} – replay of the test paths</title><style>${style}</style></head>
<body><main><h1>${summary}</h1><p>${played.reduce((sum, { result }) => sum + result.steps.length, 0)} steps in ${seconds(took)}, in real Chromium with the real API and its own database${slow === undefined ? '' : `, with random server delays (seed ${escapeHtml(slow)})`}.</p>
${failed.length > 0 ? `<ul>${failed.map(({ result }) => `<li><a href="#${escapeHtml(result.id)}"><code>${escapeHtml(result.id)}</code></a></li>`).join('')}</ul>` : ''}
${machines
  .map((machine) => {
    const own = played.filter(({ task }) => task.path.machine === machine)
    return `<h2>${escapeHtml(machine)}</h2>${own.map(path).join('\n')}`
  })
  .join('\n')}
</main></body></html>
`
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'index.html')
  writeFileSync(file, html)
  return file
}
