import { type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent, StateMachine } from 'xstate'
import { transitionName } from '../../test-paths/explore.ts'
import { stateOf } from '../../test-paths/covered-items.ts'

/** One microstep of one machine, as observed in the running app. */
export interface ObservedMicrostep {
  machine: string
  event: string
  transitions: readonly string[]
  state: string
}

const machineOf = (ref: AnyActorRef) => {
  const { logic } = ref as unknown as { logic: unknown }
  return logic instanceof StateMachine ? logic.id : null
}

/** Observes every machine in the page from its start. */
export class ActorInspector {
  readonly #newest = new Map<string, AnyActorRef>()
  readonly microsteps: ObservedMicrostep[] = []

  readonly inspect = (event: InspectionEvent) => {
    if (event.type !== '@xstate.actor' && event.type !== '@xstate.microstep') return
    const ref = event.actorRef as AnyActorRef
    const machine = machineOf(ref)
    if (!machine) return
    if (event.type === '@xstate.actor') this.#newest.set(machine, ref)
    else if (this.#newest.get(machine) === ref)
      this.microsteps.push({
        machine,
        event: event.event.type,
        transitions: event._transitions.map(transitionName),
        state: stateOf(event.snapshot as AnyMachineSnapshot),
      })
  }

  #stepBegan = 0

  beginStep() {
    this.#stepBegan = this.microsteps.length
  }

  /** The transitions that this machine has taken since the step began, or since the page was reloaded during the step. */
  transitionsOf(machine: string): string[] {
    return this.microsteps
      .slice(this.#stepBegan)
      .filter((each) => each.machine === machine)
      .flatMap(({ transitions }) => transitions)
  }

  /** The state of the newest actor with this machine id, or null if none runs. */
  state(machine: string): string | null {
    const snapshot = this.#newest.get(machine)?.getSnapshot() as AnyMachineSnapshot | undefined
    return snapshot ? stateOf(snapshot) : null
  }

  /** The state of every machine, in order of their start. */
  allStates(): Record<string, string> {
    return Object.fromEntries([...this.#newest.keys()].map((id) => [id, this.state(id) ?? '']))
  }
}
