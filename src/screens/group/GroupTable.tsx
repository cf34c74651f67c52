import { Fragment, type ReactNode } from 'react'
import { useSelector } from '@xstate/react'
import type { ComparedFigures, GroupFigureKey, GroupFigures, GroupProperty } from '../../api/contract/group-figures.ts'
import { groupFigureKeys } from '../../api/contract/enums.ts'
import { ComparedFigure } from '../../design/figure/Change.tsx'
import { Sparkline } from '../../design/figure/Sparkline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Cell, Row, RowHeader } from '../../design/table/Row.tsx'
import { Table, TableRegion } from '../../design/table/Table.tsx'
import { Th } from '../../design/table/Th.tsx'
import { dateText } from '../../design/text/date-text.tsx'
import { Link } from '../../design/text/Link.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { GroupRef } from '../../machines/group/group.machine.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'
import { dashboard } from '../../routes/dashboard.ts'
import { amountText, shortLabel, valueText } from '../dashboard/dashboard-texts.ts'
import { dayText } from '../format.ts'
import { changeOf, hasLastYear, unitOf, type When } from './comparison-texts.ts'
import { commonDateOf } from './group-dates.ts'
import { useGroup } from './useGroup.ts'

const bothWhens: readonly When[] = ['week', 'year']
const weekAlone: readonly When[] = ['week']

const directionOf = (sort: string, column: string) =>
  sort === column ? ('ascending' as const) : sort === `-${column}` ? ('descending' as const) : undefined

/** Of a name the first letters are looked for first, of a figure the largest. */
const sortAfter = (sort: string, column: 'name' | GroupFigureKey) => {
  const first = column === 'name' ? column : (`-${column}` as const)
  const second = column === 'name' ? ('-name' as const) : column
  return sort === first ? second : first
}

const headingOf = (key: GroupFigureKey) =>
  key === 'occupancy' ? phrase('dashboard.occupancyPercent') : shortLabel({ key })

/** The figures of each property with their changes, and totals that have one currency each. */
export function GroupTable({ group, figures: { properties, totals } }: { group: GroupRef; figures: GroupFigures }) {
  const { search, go } = useGroup(group)
  const isBusy = useSelector(group.getSnapshot().context.figures, select.selectIsIndicated)
  const date = commonDateOf(properties)
  const whens = hasLastYear(properties) ? bothWhens : weekAlone
  // One property alone would be its own total.
  const added = totals.filter((total) => total.properties > 1)
  const feet = added.map((total) => ({
    key: total.currency,
    cells: (
      <>
        <RowHeader>{phrase('group.totalOf', { currency: total.currency, properties: total.properties })}</RowHeader>
        <FigureCells figures={total.figures} currency={total.currency} whens={whens} trend={<Cell />} />
      </>
    ),
  }))
  return (
    <Stack gap={2}>
      <Text tone="secondary" size="s">
        {whens === bothWhens ? phrase('group.compared') : phrase('group.comparedWithWeek')}
      </Text>
      <TableRegion label={phrase('group.figuresByProperty')}>
        <Table
          caption={phrase('group.figuresByProperty')}
          rowCount={properties.length + added.length + 1}
          isBusy={isBusy}
          isFirstFixed
          head={
            <>
              <Th sort={directionOf(search.sort, 'name')} onSort={() => go({ sort: sortAfter(search.sort, 'name') })}>
                {phrase('group.property')}
              </Th>
              {groupFigureKeys.flatMap((key) => [
                <Th
                  key={key}
                  isNumeric
                  sort={directionOf(search.sort, key)}
                  onSort={() => go({ sort: sortAfter(search.sort, key) })}
                >
                  {headingOf(key)}
                </Th>,
                ...(key === 'occupancy'
                  ? [
                      <Th key="trend">
                        {phrase('group.days', { count: properties[0]?.occupancy_by_day.length ?? 0 })}
                      </Th>,
                    ]
                  : []),
              ])}
            </>
          }
          foot={feet[0]?.cells}
          moreFeet={feet.slice(1)}
        >
          {properties.map((property, index) => (
            <Row key={property.id} index={index + 2}>
              <RowHeader>
                <Link href={dashboard(property.prefix, { date: search.date })}>
                  <bdi>{property.name}</bdi>
                </Link>
                {property.date === date ? null : <span> {dateText(dayText(property.date))}</span>}
              </RowHeader>
              <FigureCells
                figures={property.figures}
                currency={property.currency}
                whens={whens}
                trend={
                  <Cell>
                    <Trend property={property} />
                  </Cell>
                }
              />
            </Row>
          ))}
        </Table>
      </TableRegion>
    </Stack>
  )
}

interface FigureCellsProps {
  figures: ComparedFigures
  currency: string
  whens: readonly When[]
  /** The cell beside occupancy. */
  trend: ReactNode
}

const FigureCells = ({ figures, currency, whens, trend }: FigureCellsProps) => (
  <>
    {groupFigureKeys.flatMap((key) => [
      <Cell key={key} isNumeric isNoWrap>
        <ComparedFigure changes={whens.map((when) => changeOf(key, figures[key], when))}>
          {amountText(figures[key].value, unitOf(key), currency)}
        </ComparedFigure>
      </Cell>,
      ...(key === 'occupancy' ? [<Fragment key="trend">{trend}</Fragment>] : []),
    ])}
  </>
)

/** Occupancy of the last days as a line, with its range as text. */
function Trend({ property: { occupancy_by_day: days } }: { property: GroupProperty }) {
  const known = days.flatMap(({ value }) => (value === null ? [] : [value]))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || known.length === 0) return '–'
  const text = (value: number) => valueText({ unit: 'ratio', value }, '')
  return (
    <Sparkline
      values={days.map(({ value }) => value)}
      label={phrase('group.trend', {
        first: dayText(first.date),
        last: dayText(last.date),
        lowest: text(Math.min(...known)),
        highest: text(Math.max(...known)),
      })}
    />
  )
}
