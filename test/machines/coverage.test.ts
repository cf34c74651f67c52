// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { AnyMachineSnapshot, AnyStateNode, EventObject } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { ApiError } from '../../src/api/api-error.ts'
import { activityWalks } from '../support/activity-walks.ts'
import { accountingWalks } from '../support/accounting-walks.ts'
import { dashboardWalks } from '../support/dashboard-walks.ts'
import { calendarWalks } from '../support/calendar-walks.ts'
import { housekeepingWalks } from '../support/housekeeping-walks.ts'
import { inventoryWalks } from '../support/inventory-walks.ts'
import { type Walk, walkInput, walks as otherWalks } from '../support/machine-walks.ts'
import { property } from '../support/records.ts'

const walks = [
  ...otherWalks,
  ...inventoryWalks,
  ...calendarWalks,
  ...dashboardWalks,
  ...housekeepingWalks,
  ...activityWalks,
  ...accountingWalks,
]
const refusal = new ApiError(400, 'No')
const stale = new ApiError(409, 'Stale', { current: property() })

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const configuration = (snapshot: AnyMachineSnapshot) => snapshot._nodes.map(({ id }) => id).toSorted()

/** Left in the moment it is entered, so that nobody ever is in it. */
const isTransient = (node: AnyStateNode) => node.always?.some(({ guard }) => guard === undefined) ?? false

/** Every event that some active state answers to; the end of each call, well and badly, is one too. */
function eventsFrom(snapshot: AnyMachineSnapshot, { outputs = [], errors = [], events = [] }: Walk): EventObject[] {
  const types = new Set(snapshot._nodes.flatMap((node) => [...node.transitions.keys()]))
  return [...types].flatMap((type): (EventObject & Record<string, unknown>)[] => {
    if (type.startsWith('xstate.done.actor')) return outputs.map((output) => ({ type, output }))
    if (type.startsWith('xstate.error.actor')) return [refusal, stale, ...errors].map((error) => ({ type, error }))
    const named = events.filter((event) => event.type === type)
    return named.length > 0 ? named : [{ type }]
  })
}

/** The states that some path of events leads to. */
function reachedBy(walk: Walk): Set<string> {
  const paths = getShortestPaths(walk.machine, {
    input: { ...walkInput, ...walk.input },
    events: (snapshot) => eventsFrom(snapshot, walk),
    serializeState: (snapshot) =>
      JSON.stringify([configuration(snapshot), (walk.context ?? []).map((name) => snapshot.context[name])]),
    limit: 20_000,
  })
  return new Set(paths.flatMap(({ state }) => configuration(state)))
}

const byMachine = [...new Set(walks.map(({ machine }) => machine.id))].map(
  (id) => [id, walks.filter(({ machine }) => machine.id === id)] as const,
)

test.each(byMachine)('every state of %s can be reached by events and by what its calls end with', (_, walked) => {
  const reached = new Set(walked.flatMap((walk) => [...reachedBy(walk)]))
  const wanted = nodesOf(walked[0]!.machine.root).filter((node) => !isTransient(node))
  expect(wanted.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
  expect(wanted.length).toBeGreaterThan(1)
})
