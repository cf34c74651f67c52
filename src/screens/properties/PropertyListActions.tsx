import { useSelector } from '@xstate/react'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { plus } from '../../design/icon/icons.css.ts'
import * as select from '../../machines/list/list.selectors.ts'
import * as routes from '../../routes/properties.ts'
import { DownloadButton } from '../list/DownloadButton.tsx'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Actions on the whole list. */
export function PropertyListActions() {
  const list = usePropertyList()
  const search = useSelector(list, select.selectShown)
  return (
    <>
      <LinkButton tone="quiet" href={routes.properties(undefined, { name: 'figures', search: '' })}>
        {phrase('properties.figures')}
      </LinkButton>
      <LinkButton tone="quiet" href={routes.properties(search, { name: 'types', search: routes.allPropertyTypes })}>
        {phrase('properties.propertyTypes')}
      </LinkButton>
      <DownloadButton list={list} />
      <LinkButton tone="primary" icon={plus} href={routes.properties(search, { name: 'new' })}>
        {phrase('properties.newProperty')}
      </LinkButton>
    </>
  )
}
