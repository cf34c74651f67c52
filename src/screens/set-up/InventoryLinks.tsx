import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { selectPermissions } from '../../machines/access/access.machine.ts'
import { products } from '../../routes/products.ts'
import { copyToProperty } from '../../routes/set-up-view.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useAccess } from '../shell/actor-hooks.ts'

/** Links that fill the inventory at once, for those who may change it. */
export function InventoryLinks({ prefix }: { prefix: string }) {
  const permissions = useSelector(useAccess(), selectPermissions)
  if (!permissions.has('access_hotel_products')) return null
  return (
    <Inline>
      <LinkButton href={products(prefix, 'rooms', undefined, { name: 'import-all' })}>
        {phrase('imports.importEverything')}
      </LinkButton>
      <LinkButton href={copyToProperty(prefix)}>{phrase('set-up.copyMenu')}</LinkButton>
    </Inline>
  )
}
