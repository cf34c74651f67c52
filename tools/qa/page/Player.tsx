import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../src/design/button/Button.tsx'
import { NativeSelect } from './NativeSelect.tsx'
import { pathTitle } from '../../test-paths/path-title.ts'
import type { SerialisedPath } from '../../test-paths/serialise.ts'
import type { StepSnapshot } from '../replay/snapshot-faults.ts'
import type { InputMode } from '../replay/app-under-test.ts'
import { StepComparison } from './StepComparison.tsx'
import { CopyLink } from './CopyLink.tsx'
import type { ViewProps } from './Filters.tsx'
import { findIfPresent, createFrameApp } from './frame-app.ts'
import { Frame, type HighlightBox, highlightBoxOf } from './Frame.tsx'
import { type PlayerSnapshot, playerMachine } from './player.machine.ts'
import * as css from './QaPage.css.ts'
import { ProvenRequirements } from './ProvenRequirements.tsx'
import { Recorder } from './Recorder.tsx'
import { Steps } from './Steps.tsx'
import { viewAddress } from './view.rules.ts'

const paces = [
  { id: 2000, label: 'Slow' },
  { id: 500, label: 'Usual' },
  { id: 0, label: 'As fast as it goes' },
]
const modes = [
  { id: 'pointer', label: 'Mouse' },
  { id: 'keyboard', label: 'Keyboard' },
] as const

function captionOf(path: SerialisedPath, snapshot: PlayerSnapshot): string {
  const { at, results, fault } = snapshot.context
  const failed = results.find(({ faults }) => faults.length > 0)
  if (snapshot.hasTag('over')) {
    if (fault) return fault
    return failed
      ? `Failed at step ${results.indexOf(failed)} of ${path.steps.length}`
      : `All ${path.steps.length} steps are green`
  }
  if (snapshot.hasTag('ready')) return path.scenario ? 'Not started' : 'This path is checked on the machine only'
  const step = at === 0 ? { description: `Open ${path.scenario?.address}`, state: path.start } : path.steps[at - 1]!
  return `Step ${at} of ${path.steps.length}: ${step.description[0]!.toLowerCase()}${step.description.slice(1)} → expect ${step.state}`
}

interface PlayerProps extends ViewProps {
  path: SerialisedPath
  expected: readonly StepSnapshot[] | undefined
  requirementTexts: Readonly<Record<string, string>>
}

/** One path: its description, the app that it is replayed in, and the expected and actual results side by side. */
export function Player({ path, expected, requirementTexts, view, show }: PlayerProps) {
  const player = useActorRef(playerMachine)
  const snapshot = useSelector(player, (now) => now)
  const frame = useRef<HTMLIFrameElement>(null)
  const [mode, setMode] = useState<InputMode>('pointer')
  const [highlight, setHighlight] = useState<HighlightBox | null>(null)
  useEffect(() => player.send({ type: 'path.chosen', chosen: { path, expected } }), [player, path, expected])

  const { at, results, pace } = snapshot.context
  const isRunning = snapshot.matches('running')
  const isPlaying = snapshot.hasTag('busy')
  const app = () => createFrameApp(frame.current!, mode, (element) => setHighlight(highlightBoxOf(element)))
  const runTo = (to: number) => {
    show({ step: to })
    player.send({ type: 'run.requested', to, app })
  }

  // Highlights the target of the next action before the action runs.
  useEffect(() => {
    const next = isRunning && at > 0 ? path.steps[at - 1]?.actions.find((action) => 'on' in action) : undefined
    setHighlight(
      next && 'on' in next ? highlightBoxOf(findIfPresent(frame.current?.contentDocument ?? null, next.on)) : null,
    )
  }, [at, isRunning, path])

  const last = results.at(-1)
  return (
    <section aria-label={pathTitle(path)} className={css.player}>
      <header className={css.playerHead}>
        <h2 className={css.pathTitle}>{pathTitle(path)}</h2>
        <p className={css.note}>
          <code>{path.id}</code>
        </p>
        <ProvenRequirements ids={path.requirements} requirementTexts={requirementTexts} />
      </header>
      {path.scenario ? (
        <div role="group" aria-label="Replay" className={css.controls}>
          {isPlaying ? (
            <Button tone="primary" onPress={() => player.send({ type: 'pause.requested' })}>
              Pause
            </Button>
          ) : (
            <Button tone="primary" onPress={() => player.send({ type: 'play.requested', app })}>
              {snapshot.hasTag('over') ? 'Play again' : 'Play'}
            </Button>
          )}
          <Button isDisabled={isPlaying} onPress={() => player.send({ type: 'step.requested', app })}>
            Step
          </Button>
          {view.step !== null && !isRunning ? (
            <Button onPress={() => runTo(view.step!)}>Run to step {view.step}</Button>
          ) : null}
          <NativeSelect
            isCompact
            label="Speed"
            value={pace}
            choices={paces}
            onChange={(chosen) => player.send({ type: 'pace.chosen', pace: chosen })}
          />
          <NativeSelect isCompact label="By" value={mode} choices={modes} onChange={setMode} />
          <CopyLink key={at} address={viewAddress({ ...view, step: at || null })} />
        </div>
      ) : null}
      <div className={css.playerColumns}>
        <div>
          <Frame frame={frame} highlight={highlight} caption={captionOf(path, snapshot)} />
          {last ? <StepComparison result={last} step={results.length - 1} /> : null}
          {path.scenario ? <Recorder frame={frame} path={path} /> : null}
        </div>
        <Steps
          path={path}
          results={results}
          at={isRunning ? at : null}
          isPlayable={path.scenario !== null && !isPlaying}
          onRunTo={runTo}
        />
      </div>
    </section>
  )
}
