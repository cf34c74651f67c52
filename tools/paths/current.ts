import { stages } from '../../test/stages/stages.ts'
import { walks } from '../../test/support/walk-events.ts'
import { corpusOf } from './all.ts'
import { corpusFiles } from './exports/files.ts'

/** The corpus of the machines as they are now. */
export const currentCorpus = () => corpusOf(stages, walks)

/** Its files, as they should be committed. */
export const currentFiles = () =>
  corpusFiles(currentCorpus(), (id) => [...stages, ...walks].find(({ machine }) => machine.id === id)!.machine, stages)
