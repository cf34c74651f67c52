import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'

const SectionSkeleton = () => (
  <Stack gap={2}>
    <Skeleton />
    <Skeleton shape="title" />
    <Skeleton />
  </Stack>
)

/** A placeholder for loading figures. */
export const DashboardSkeleton = () => (
  <Stack gap={6}>
    <Columns>
      <SectionSkeleton />
      <SectionSkeleton />
      <SectionSkeleton />
    </Columns>
    <Columns shape="main-aside">
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
    </Columns>
  </Stack>
)
