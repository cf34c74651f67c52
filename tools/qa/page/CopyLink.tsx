import { useState } from 'react'
import { Button } from '../../../src/design/button/Button.tsx'

/** Copies an address of this page to the clipboard and reports the outcome. */
export function CopyLink({ address }: { address: string }) {
  const [status, setStatus] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(location.origin + address).then(
      () => setStatus('Link copied'),
      () => setStatus('The browser does not let this page copy: take the address from its bar'),
    )
  return (
    <>
      <Button onPress={() => void copy()}>Copy link</Button>
      <span role="status">{status}</span>
    </>
  )
}
