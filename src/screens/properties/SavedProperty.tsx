import type { Created } from '../../machines/dialog/dialog-report.ts'
import * as routes from '../../routes/properties.ts'
import { SavedNote } from '../list/SavedNote.tsx'
import { usePropertyList } from '../shell/actor-hooks.ts'
import { SetUpOffer } from './SetUpOffer.tsx'

/** Where the property is that was saved last, and a way to the set-up of a new one. On demand, to keep the list small (performance P19). */
export function SavedProperty({ saved }: { saved: Created }) {
  const list = usePropertyList()
  return (
    <>
      {saved.isChanged ? null : <SetUpOffer created={saved} />}
      <SavedNote
        list={list}
        findHref={(name, place) => {
          const { search } = list.getSnapshot().context
          const { per_page, sort, columns } = search
          return routes.properties({
            ...(place && !place.is_hidden ? search : { ...routes.allProperties, per_page, sort, columns }),
            ...(place ? { page: place.page } : { keyword: name }),
          })
        }}
      />
    </>
  )
}
