import { stages } from '../../test/stages/stages.ts'
import { walks } from '../../test/support/walk-events.ts'
import { corpusOf } from './all.ts'
import type { MachineCorpus } from './corpus.ts'
import { corpusFiles } from './exports/files.ts'

/** The corpus of the machines as they are now, or of those that are asked for by id. */
export function currentCorpus(isAsked: (machine: string) => boolean = () => true) {
  const asked = ({ machine }: { machine: { id: string } }) => isAsked(machine.id)
  return corpusOf(stages.filter(asked), walks.filter(asked))
}

/** Its files, as they should be committed. */
export const filesOf = (corpus: readonly MachineCorpus[]) =>
  corpusFiles(corpus, (id) => [...stages, ...walks].find(({ machine }) => machine.id === id)!.machine, stages)

/** The files of the corpus of the machines as they are now. */
export const currentFiles = () => filesOf(currentCorpus())
