import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Section } from '../../design/layout/Section.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { FacilityTypeRecord } from '../../machines/facility-types/facility-type-form.machine.ts'
import * as routes from '../../routes/products.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Maximum number of facilities listed; for more, the form links to their own list. */
const maxShown = 40

interface FacilitiesOfTypeProps {
  type: FacilityTypeRecord
  facilities: NonNullable<FacilityTypeRecord['facilities']>
}

/** The rooms or assets of the type. They show why it can't be deleted and which facilities a change affects. */
export function FacilitiesOfType({ type, facilities }: FacilitiesOfTypeProps) {
  const { prefix } = useProducts().getSnapshot().context.input.scope
  const { kind } = type.facility_category
  const tab = kind === 'room' ? 'rooms' : 'assets'
  const hrefOf = (id: number) => routes.products(prefix, tab, undefined, { name: 'edit', id })
  const all = routes.products(prefix, tab, { ...routes.facilitySearch.empty, facility_type_ids: [type.id] })
  return (
    <Section
      title={phrase('facility-types.facilitiesOfThisType', { kind })}
      description={
        facilities.length > 0
          ? phrase('facility-types.changesApplyToAll', { kind, count: facilities.length })
          : undefined
      }
    >
      {facilities.length === 0 ? (
        <Text tone="secondary">{phrase('facility-types.noneOfThisType', { kind })}</Text>
      ) : (
        <Inline gap={2}>
          {facilities.slice(0, maxShown).map(({ id, name }) => (
            <RoomBadge key={id} href={hrefOf(id)}>
              {name}
            </RoomBadge>
          ))}
          <LinkButton tone="quiet" size="s" href={all}>
            {phrase('facility-types.showAll', { kind })}
          </LinkButton>
        </Inline>
      )}
    </Section>
  )
}
