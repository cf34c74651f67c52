import { useSelector } from '@xstate/react'
import { type ComponentType, useEffect } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { PickerToday } from '../../design/field/PickerToday.tsx'
import { ErrorBell } from '../../design/illustration/Bells.tsx'
import { ResultView } from '../../design/result/ResultView.tsx'
import {
  selectIsFailed,
  selectIsUnknown,
  selectHasLoadFailed,
  selectMessage,
  selectProperty,
  selectSection,
} from '../../machines/property/property.selectors.ts'
import type { Section } from '../../routes/properties.ts'
import { registerServiceWorker } from '../../machines/shell/register-service-worker.ts'
import { useProperty } from '../shell/actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { preloadInTurn } from '../../design/on-demand/preload-in-turn.ts'
import { todayIn } from '../../clock/business-date.ts'
import { PageLoader } from '../PageLoader.tsx'
import { usePageTitle } from '../usePage.ts'
import { useReloadOnStaleChunk } from '../stale-chunk.ts'
import { NotFound } from '../states/NotFound.tsx'
import { StatePage } from '../states/StatePage.tsx'
import { SectionBoundary } from './SectionBoundary.tsx'
import { phrase } from '../../phrases/phrase.ts'

// This code loads with the first property, or after the property list has been shown. Only a build for production names a service worker.
if (import.meta.env.SERVICE_WORKER) registerServiceWorker(import.meta.env.SERVICE_WORKER)

const productsScreen = () => import('../products/ProductsScreen.tsx')

/** The screen of each section. */
const screens: Record<Section, ReturnType<typeof onDemand<object>>> = {
  '': onDemand(() => import('../dashboard/DashboardScreen.tsx').then((m) => m.DashboardScreen), <PageLoader />),
  'accounting-report': onDemand(
    () => import('../accounting/AccountingScreen.tsx').then((m) => m.AccountingScreen),
    <PageLoader />,
  ),
  'hotel-calendar': onDemand(
    () => import('../calendar/HotelCalendarScreen.tsx').then((m) => m.HotelCalendarScreen),
    <PageLoader />,
  ),
  housekeeping: onDemand(
    () => import('../housekeeping/HousekeepingScreen.tsx').then((m) => m.HousekeepingScreen),
    <PageLoader />,
  ),
  products: onDemand(() => productsScreen().then((m) => m.ProductsScreen), <PageLoader />),
  'activity-logs': onDemand(
    () => import('../activity-log/ActivityLogScreen.tsx').then((m) => m.ActivityLogScreen),
    <PageLoader />,
  ),
  'set-up': onDemand(() => import('../set-up/SetUpScreen.tsx').then((m) => m.SetUpScreen), <PageLoader />),
}

/** Loads the code that a section's URL needs before it is opened. A failure is reported when the screen is shown. */
export function preloadSectionScreen(section: Section, search: string) {
  void screens[section].preload()
  if (section !== 'products') return
  productsScreen().then(
    (m) => m.preloadProducts(search),
    () => undefined,
  )
}

/** A section of the open property. */
export function PropertyScreen({ section }: { section: Section }) {
  const actor = useProperty()
  const property = useSelector(actor, selectProperty)
  const isFailed = useSelector(actor, selectIsFailed)
  const isUnknown = useSelector(actor, selectIsUnknown)
  const message = useSelector(actor, selectMessage)
  // The screen's code loads in parallel with the property, and every other screen's with the code of its machine.
  useEffect(() => void screens[section].preload(), [section])
  useEffect(() => {
    const subscription = actor.on('sections.preloading', () => {
      preloadInTurn(Object.values(screens))
    })
    return () => subscription.unsubscribe()
  }, [actor])
  if (isFailed && isUnknown) return <NotFound message={message} />
  if (isFailed) return <PropertyLoadFailed message={message} onRetry={() => actor.send({ type: 'property.retried' })} />
  if (!property) return <PageLoader />
  return (
    <PickerToday value={() => todayIn(property)}>
      <SectionScreen section={section} Screen={screens[section]} />
    </PickerToday>
  )
}

/** A section of the open property, once its code is loaded. */
function SectionScreen({ section, Screen }: { section: Section; Screen: ComponentType }) {
  const actor = useProperty()
  const open = useSelector(actor, selectSection)
  const isUnopened = useSelector(actor, selectHasLoadFailed)
  if (isUnopened) return <PropertyLoadFailed message={null} onRetry={() => actor.send({ type: 'section.retried' })} />
  if (open?.name !== section) return <PageLoader />
  return (
    <SectionBoundary
      key={section}
      renderOffline={(onRetry) => (
        <PropertyLoadFailed
          title={phrase('properties.pageNotLoaded')}
          message={phrase('properties.opensOnceOnline')}
          onRetry={onRetry}
        />
      )}
    >
      <Screen key={open.actor.sessionId} />
    </SectionBoundary>
  )
}

interface PropertyLoadFailedProps {
  title?: string
  message: string | null
  onRetry: () => void
}

/** Tries again by itself once there is a connection, as lists do. */
function PropertyLoadFailed({
  title = phrase('properties.propertyNotOpened'),
  message,
  onRetry,
}: PropertyLoadFailedProps) {
  usePageTitle(phrase('properties.property'))
  useReloadOnStaleChunk()
  useEffect(() => {
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  })
  return (
    <StatePage>
      <ResultView
        level={1}
        illustration={<ErrorBell />}
        title={title}
        subtitle={message ?? undefined}
        actions={
          <Button tone="primary" onPress={onRetry}>
            {phrase('properties.retry')}
          </Button>
        }
      />
    </StatePage>
  )
}
