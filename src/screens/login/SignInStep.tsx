import { useEffect, useState } from 'react'
import { AuthLayout } from '../../design/auth-layout/AuthLayout.tsx'
import { NativeButton } from '../../design/native/NativeButton.tsx'
import { startSignInStep } from '../../machines/second-step/sign-in-step.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useSession } from '../actor-hooks.ts'
import { copyright, version } from '../product-info.ts'
import { SecondStepForm } from '../second-step/SecondStepForm.tsx'
import { usePageTitle } from '../usePage.ts'

/** The second step in place of the password (ADR 0094). Loaded when the server asks for it. */
export function SignInStep() {
  const session = useSession()
  const [step] = useState(() => startSignInStep(session))
  useEffect(() => {
    step.start()
    return () => {
      step.stop()
    }
  }, [step])
  usePageTitle(phrase('second-step.title'), null, false)
  return (
    <AuthLayout
      title={phrase('second-step.title')}
      copyright={copyright}
      version={phrase('sign-in.version', { version })}
    >
      <SecondStepForm
        step={step}
        leave={
          <NativeButton onPress={() => step.send({ type: 'step.left' })}>{phrase('second-step.back')}</NativeButton>
        }
      />
    </AuthLayout>
  )
}
