import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Skeleton } from '../../design/skeleton/Skeleton.tsx'

const Part = () => (
  <Stack gap={2}>
    <Skeleton />
    <Skeleton shape="title" />
    <Skeleton />
  </Stack>
)

/** Keeps the place of the figures that are on their way. */
export const DashboardSkeleton = () => (
  <Stack gap={6}>
    <Columns>
      <Part />
      <Part />
      <Part />
    </Columns>
    <Columns shape="main-aside">
      <Skeleton shape="picture" />
      <Skeleton shape="picture" />
    </Columns>
  </Stack>
)
