import { IconButton } from '../../../design/button/IconButton.tsx'
import { onDemand } from '../../../design/on-demand/on-demand.tsx'
import { phrase } from '../../../phrases/phrase.ts'

export interface InboxButtonProps {
  size?: 'l'
}

/** The bell. Until its code has loaded, an empty button keeps its place: its icon would be a quarter of what the bell costs the first page. */
export const InboxPlace = onDemand<InboxButtonProps>(
  () => import('./InboxButton.tsx').then((module) => module.InboxButton),
  (props) => <IconButton {...props} isDisabled label={phrase('inbox.inbox')} icon="" />,
)
