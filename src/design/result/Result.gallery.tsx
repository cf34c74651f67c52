import { LinkButton } from '../button/LinkButton.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { ErrorBell, SuccessBell } from '../illustration/Bells.tsx'
import { EmptyRack } from '../illustration/EmptyRack.tsx'
import { KeyRack } from '../illustration/KeyRack.tsx'
import { LockedDoor } from '../illustration/LockedDoor.tsx'
import { FallenCloche } from '../illustration/FallenCloche.tsx'
import { Scaffold } from '../illustration/Scaffold.tsx'
import { Columns } from '../layout/Columns.tsx'
import { ResultView } from './ResultView.tsx'

const back = <LinkButton href="#properties">Back to Properties</LinkButton>

export const gallery: Gallery = {
  title: 'Result',
  examples: {
    'Every drawing': () => (
      <Columns>
        <ResultView
          illustration={<LockedDoor />}
          title="403: you have no access to this page"
          subtitle="Your roles do not include this screen. Ask a manager to add it."
          actions={back}
        />
        <ResultView
          illustration={<KeyRack />}
          title="404: page not found"
          subtitle="The page or property does not exist, or was removed."
          actions={back}
        />
        <ResultView
          illustration={<FallenCloche />}
          title="Unexpected Application Error!"
          subtitle="Nothing you typed was sent. Request 7f3a-19."
          actions={back}
        />
        <ResultView
          illustration={<EmptyRack />}
          title="No properties match"
          subtitle="Try fewer filters."
          actions={back}
        />
        <ResultView
          illustration={<Scaffold />}
          title="Under construction"
          subtitle="This screen is being built."
          actions={back}
        />
        <ResultView
          illustration={<SuccessBell />}
          title="Success"
          subtitle="All set! Your submission was successful."
        />
        <ResultView
          illustration={<ErrorBell />}
          title="Error"
          subtitle="Oops! Something went wrong. Let's try that again."
        />
      </Columns>
    ),
  },
}
