import { scenarios } from '../../test/model/scenarios/scenarios.ts'
import { models } from '../../test/model/machines/models.ts'
import { buildCorpus } from './build-corpus.ts'
import { formatCorpus } from './corpus-file.ts'
import type { MachineCorpus } from './corpus.ts'
import { pageFiles } from './export/pages.ts'
import { slug } from './labels.ts'
import { serialiseCorpus } from './serialise.ts'

const machineOf = (id: string) => [...scenarios, ...models].find(({ machine }) => machine.id === id)!.machine

/** The corpus of the machines as they are now, or of the requested machines only. */
export function currentCorpus(isRequested: (machine: string) => boolean = () => true) {
  const requested = ({ machine }: { machine: { id: string } }) => isRequested(machine.id)
  return buildCorpus(scenarios.filter(requested), models.filter(requested))
}

/** Its files, as they should be committed, by their names. */
export const corpusFiles = (corpus: readonly MachineCorpus[]): ReadonlyMap<string, string> =>
  new Map(corpus.map((each) => [`${slug(each.machine)}.json`, formatCorpus(serialiseCorpus(each, scenarios))]))

/** Its pages for people, by their names. */
export const corpusPages = (corpus: readonly MachineCorpus[]) => pageFiles(corpus, machineOf, scenarios)
