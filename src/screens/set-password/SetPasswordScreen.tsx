import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import { AuthLayout } from '../../design/auth-layout/AuthLayout.tsx'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Page } from '../../design/layout/Page.tsx'
import { PageHeader } from '../../design/layout/PageHeader.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/password-link/password-link.machine.ts'
import { selectIsSignedIn } from '../../machines/session/session.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { linkToken } from '../../routes/people.ts'
import { login } from '../../routes/route-table.ts'
import { useSession } from '../actor-hooks.ts'
import { copyright, version } from '../product-info.ts'
import { usePageTitle } from '../usePage.ts'
import { SetPasswordForm } from './SetPasswordForm.tsx'

/** The page of a link that sets a password (ADR 0096). Its actor lives as long as the page. */
export function SetPasswordScreen() {
  const session = useSession()
  const { http } = session.getSnapshot().context
  const [link] = useState(() =>
    createActor(select.passwordLinkMachine, { input: { http, token: linkToken(location.hash) } }),
  )
  useEffect(() => {
    link.start()
    return () => {
      link.stop()
    }
  }, [link])
  usePageTitle(phrase('people.setPassword'))
  // The page of a signed-in person has the menu, and is no page of its own.
  if (useSelector(session, selectIsSignedIn))
    return (
      <Page>
        <PageHeader title={phrase('people.setPassword')} />
        <LinkStates link={link} />
      </Page>
    )
  return (
    <AuthLayout
      title={phrase('people.setPassword')}
      copyright={copyright}
      version={phrase('sign-in.version', { version })}
    >
      <LinkStates link={link} />
    </AuthLayout>
  )
}

function LinkStates({ link }: { link: select.PasswordLinkRef }) {
  const isForm = useSelector(link, select.selectIsForm)
  const isOver = useSelector(link, select.selectIsOver)
  const isDone = useSelector(link, select.selectIsDone)
  const hasFailed = useSelector(link, select.selectHasFailed)
  const error = useSelector(link, select.selectLinkError)
  if (isForm) return <SetPasswordForm link={link} />
  if (isDone)
    return (
      <Stack>
        <Alert tone="ok">{phrase('people.passwordIsSet')}</Alert>
        <LinkButton tone="primary" size="l" href={login()}>
          {phrase('people.goToSignIn')}
        </LinkButton>
      </Stack>
    )
  if (isOver)
    return (
      <Stack>
        <Alert>{phrase('people.linkOver')}</Alert>
        <Text tone="secondary">{phrase('people.askForLink')}</Text>
        <LinkButton href={login()}>{phrase('people.goToSignIn')}</LinkButton>
      </Stack>
    )
  if (hasFailed)
    return (
      <Stack>
        <Alert>{error?.message}</Alert>
        <Button onPress={() => link.send({ type: 'link.retried' })}>{phrase('people.retry')}</Button>
      </Stack>
    )
  return <InlineLoader>{phrase('people.checkingLink')}</InlineLoader>
}
