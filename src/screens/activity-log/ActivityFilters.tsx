import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Switch } from '../../design/field/Switch.tsx'
import { Button } from '../../design/button/Button.tsx'
import { LazyMultiSelect } from '../../design/field/LazyMultiSelect.tsx'
import { SearchField } from '../../design/field/SearchField.tsx'
import { LazySelect } from '../../design/field/LazySelect.tsx'
import { FilterBar } from '../../design/filter-bar/FilterBar.tsx'
import { MoreFilters } from '../../design/filter-bar/MoreFilters.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectKeyword } from '../../machines/activity-log/activity-log.machine.ts'
import { activityModules } from '../../api/contract/enums.ts'
import { eventText, moduleText } from '../../api/contract/activity-texts.ts'
import { selectAreChoicesFailed, selectChoices } from '../../machines/activity-log/choices.machine.ts'
import { selectHasDeactivated, selectIsUnnamed, selectKnown } from '../../machines/activity-log/people.machine.ts'
import { daysOfPeriod, periodOf, periods } from '../../machines/activity-log/period.rules.ts'
import * as select from '../../machines/query/query.selectors.ts'
import { activityLog, unfiltered } from '../../routes/activity-log.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { chipsOf, periodNames } from './activity-chips.ts'
import { calendarTodayIn } from '../../clock/hotel-clock.ts'
import { PeopleFilter } from './PeopleFilter.tsx'
import { useActivityLog } from './useActivityLog.ts'
import { ActiveFilters } from '../list/ActiveFilters.tsx'
import { ViewButton } from '../list/ViewButton.tsx'
import { phrase } from '../../phrases/phrase.ts'

const ActivityViewMenu = onDemand(() => import('./ActivityViewMenu.tsx').then((m) => m.ActivityViewMenu))
const ActivityDays = onDemand(() => import('./ActivityDays.tsx').then((m) => m.ActivityDays))

/** Filters for keyword, period, person, module and event, with the active ones as chips. */
export function ActivityFilters() {
  const { actor, entries, choices: filterChoices, people, search, show, timezone } = useActivityLog()
  const keyword = useSelector(actor, selectKeyword)
  const choices = useSelector(filterChoices, selectChoices)
  const areChoicesFailed = useSelector(filterChoices, selectAreChoicesFailed)
  const isUnnamed = useSelector(people, selectIsUnnamed)
  const hasDeactivated = useSelector(people, selectHasDeactivated)
  // If the log itself failed to load, only the log shows the error.
  const hasLog = useSelector(entries, (snapshot) => select.selectError(snapshot) === null)
  const [isOpen, setOpen] = useState(false)
  // Entries are listed by calendar day.
  const today = calendarTodayIn(timezone)
  const period = periodOf(search, today)
  const events = choices.events.filter(
    ({ module }) => search.modules.length === 0 || search.modules.some((chosen) => chosen === module),
  )
  const eventNames = [...new Set([...events.map(({ event }) => event), ...search.events])]
  const retryNames = () => {
    filterChoices.send({ type: 'choices.retried' })
    people.send({ type: 'people.retried' })
  }
  return (
    <>
      <FilterBar
        label={phrase('activity-log.filterTheLog')}
        search={
          <SearchField
            label={phrase('activity-log.keyword')}
            placeholder={phrase('activity-log.keywordPlaceholder')}
            maxLength={100}
            value={keyword}
            onChange={(value) => actor.send({ type: 'keyword.typed', keyword: value })}
          />
        }
      >
        <LazySelect
          label={phrase('activity-log.period')}
          value={period ?? 'other'}
          choices={[
            ...periods.map((id) => ({ id, label: periodNames[id] })),
            ...(period === null ? [{ id: 'other' as const, label: phrase('activity-log.otherDays') }] : []),
          ]}
          onChange={(chosen) => (chosen === 'other' ? undefined : show(daysOfPeriod(chosen, today)))}
        />
        <PeopleFilter />
        <LazyMultiSelect
          label={phrase('activity-log.module')}
          selectedText={(count) => phrase('activity-log.modulesSelected', { count })}
          placeholder={phrase('activity-log.anyModule')}
          choices={activityModules.map((id) => ({ id, label: moduleText(id) }))}
          value={search.modules}
          onChange={(ids) => show({ modules: activityModules.filter((module) => ids.includes(module)) })}
        />
        <MoreFilters
          label={phrase('activity-log.moreFilters')}
          count={(search.events.length > 0 ? 1 : 0) + (period === null ? 1 : 0)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        >
          <LazyMultiSelect
            label={phrase('activity-log.event')}
            selectedText={(count) => phrase('activity-log.eventsSelected', { count })}
            placeholder={phrase('activity-log.anyEvent')}
            choices={eventNames.map((id) => ({ id, label: eventText(id) }))}
            value={search.events}
            onChange={(ids) => show({ events: ids })}
          />
          <ActivityDays />
          <Switch
            isSelected={hasDeactivated}
            onChange={(isWanted) => people.send({ type: 'deactivated.switched', isWanted })}
          >
            {phrase('activity-log.includeDeactivatedPeople')}
          </Switch>
        </MoreFilters>
      </FilterBar>
      {(areChoicesFailed || isUnnamed) && hasLog ? (
        <Inline gap={3}>
          <Text tone="secondary">{phrase('activity-log.namesNotLoaded')}</Text>
          <Button size="s" onPress={retryNames}>
            {phrase('activity-log.loadTheNames')}
          </Button>
        </Inline>
      ) : null}
      <ActivityChips today={today} />
    </>
  )
}

/** The active filters, each with a remove button. */
function ActivityChips({ today }: { today: string }) {
  const { people: peopleActor, entries, search, show, property } = useActivityLog()
  const people = useSelector(peopleActor, selectKnown)
  const recordLabel = useSelector(entries, (snapshot) => {
    const first = select.selectData(snapshot)?.data[0]
    return first?.entity_type === search.entity_type && first.entity_id === search.entity_id ? first.entity_label : null
  })
  const chips = chipsOf(search, { people, today, recordLabel })
  return (
    <ActiveFilters
      chips={chips}
      onRemove={show}
      clear={activityLog(property.prefix, unfiltered(search))}
      end={<ViewButton renderMenu={(anchor, onClose) => <ActivityViewMenu {...{ anchor, onClose }} />} />}
    />
  )
}
