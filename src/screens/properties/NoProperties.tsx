import { useSelector } from '@xstate/react'
import * as routes from '../../routes/properties.ts'
import { EmptyList } from '../list/EmptyList.tsx'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

const words = {
  noneMatch: phrase('properties.noneMatch'),
  noneYet: phrase('properties.noneYet'),
  newAppearHere: phrase('properties.newAppearHere'),
}

interface NoPropertiesProps {
  isFiltered: boolean
}

/** The property list without rows. Loaded on demand, to keep the list small (performance P19). */
export function NoProperties({ isFiltered }: NoPropertiesProps) {
  const list = usePropertyList()
  const search = useSelector(list, (snapshot) => snapshot.context.search)
  const { per_page, sort, columns } = search
  return (
    <EmptyList
      words={words}
      isFiltered={isFiltered}
      clearHref={routes.properties({ ...routes.allProperties, per_page, sort, columns })}
      create={{ label: phrase('properties.newProperty'), href: routes.properties(search, { name: 'new' }) }}
    />
  )
}
