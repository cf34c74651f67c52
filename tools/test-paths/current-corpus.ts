import { scenarios } from '../../test/model/scenarios/scenarios.ts'
import { models } from '../../test/model/machines/models.ts'
import { buildCorpus } from './build-corpus.ts'
import type { MachineCorpus } from './corpus.ts'
import { corpusFiles } from './export/files.ts'

/** The corpus of the machines as they are now, or of those that are asked for by id. */
export function currentCorpus(isRequested: (machine: string) => boolean = () => true) {
  const requested = ({ machine }: { machine: { id: string } }) => isRequested(machine.id)
  return buildCorpus(scenarios.filter(requested), models.filter(requested))
}

/** Its files, as they should be committed. */
export const filesOf = (corpus: readonly MachineCorpus[]) =>
  corpusFiles(corpus, (id) => [...scenarios, ...models].find(({ machine }) => machine.id === id)!.machine, scenarios)

/** The files of the corpus of the machines as they are now. */
export const currentFiles = () => filesOf(currentCorpus())
