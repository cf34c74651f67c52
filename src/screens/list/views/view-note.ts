import type { ListView } from '../../../api/contract/list-view.ts'
import { factsText } from '../../../phrases/facts-text.ts'
import { phrase } from '../../../phrases/phrase.ts'

/** What a view's name doesn't say: that the list opens with it, that it is shared, and whose it is. */
export const viewNote = ({ is_default, is_own, is_shared, owner }: ListView): string =>
  factsText([
    is_default && phrase('views.opensWithIt'),
    is_own ? is_shared && phrase('views.shared') : phrase('views.sharedBy', { name: owner }),
  ])
