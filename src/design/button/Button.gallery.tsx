import { useState } from 'react'
import type { Gallery } from '../gallery/gallery.ts'
import { download, ellipsis, plus, power, trash } from '../icon/icons.css.ts'
import { Inline } from '../layout/Inline.tsx'
import { Text } from '../text/Text.tsx'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { LinkButton } from './LinkButton.tsx'
import { ToggleButton } from './ToggleButton.tsx'

function Saving() {
  const [state, setState] = useState<'ready' | 'saving' | 'saved'>('ready')
  const [count, setCount] = useState(0)
  return (
    <Inline>
      {state === 'saved' ? null : (
        <Button
          isPending={state === 'saving'}
          pendingLabel="Sending"
          onPress={() => {
            setState('saving')
            setCount(count + 1)
          }}
        >
          Save once
        </Button>
      )}
      <Button tone="quiet" onPress={() => setState('saved')}>
        Answer
      </Button>
      {state === 'saved' ? <Text>{`Saved ${count} time${count === 1 ? '' : 's'}`}</Text> : null}
    </Inline>
  )
}

export const gallery: Gallery = {
  title: 'Button',
  examples: {
    Tones: () => (
      <Inline>
        <Button tone="primary" icon={plus}>
          New property
        </Button>
        <Button icon={download}>Download</Button>
        <Button tone="quiet">Clear filters</Button>
        <Button tone="critical" icon={trash}>
          Delete property
        </Button>
      </Inline>
    ),
    Sizes: () => (
      <Inline>
        <Button size="s">Choose files…</Button>
        <Button>Cancel</Button>
        <Button size="l" tone="primary">
          Create property
        </Button>
      </Inline>
    ),
    States: () => (
      <Inline>
        <Button isDisabled>Update</Button>
        <Button tone="primary" isDisabled>
          Update
        </Button>
        <Button tone="primary" isPending pendingLabel="Saving">
          Save
        </Button>
        <ToggleButton isSelected onChange={() => undefined} icon={power}>
          Pressed
        </ToggleButton>
      </Inline>
    ),
    'From ready to saved': Saving,
    'Links and icons': () => (
      <Inline>
        <LinkButton href="#new" tone="primary" icon={plus}>
          New property
        </LinkButton>
        <IconButton label="Actions for Castle Inn" icon={ellipsis} aria-haspopup="menu" />
        <IconButton label="Delete" icon={trash} isDisabled />
        <IconButton label="Delete" icon={trash} size="l" />
      </Inline>
    ),
  },
}
