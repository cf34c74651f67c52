import { LinkButton } from '../../design/button/LinkButton.tsx'
import { LockedDoor } from '../../design/illustration/LockedDoor.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import { NativeButton } from '../../design/native/NativeButton.tsx'
import * as routes from '../../routes/properties.ts'
import { usePageFocus, usePageTitle } from '../usePage.ts'
import { StatePage } from './StatePage.tsx'
import { phrase } from '../../phrases/phrase.ts'

export interface UnauthorizedProps {
  /** The user's start page; null if they can open no page. */
  href?: string | null
  /** Shows a logout button, for users who can open no page. */
  onLogout?: (() => void) | undefined
}

/** Shown to a user who lacks the permission (requirement 2.route.unauthorized). */
export function Unauthorized({ href = routes.root, onLogout }: UnauthorizedProps) {
  usePageTitle(phrase('states.noAccess'))
  return (
    <StatePage>
      <ResultView
        level={1}
        titleRef={usePageFocus()}
        illustration={<LockedDoor />}
        title={phrase('states.noAccessHeading')}
        subtitle={phrase('states.noAccessDescription')}
        actions={
          <>
            {href ? <LinkButton href={href}>{phrase('states.backToTheStart')}</LinkButton> : null}
            {onLogout ? <NativeButton onPress={onLogout}>{phrase('states.logout')}</NativeButton> : null}
          </>
        }
      />
    </StatePage>
  )
}
