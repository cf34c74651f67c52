import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { selectCatalogueError } from '../../machines/products/catalogue.selectors.ts'
import { useProducts } from '../shell/actor-hooks.ts'
import { phrase } from '../../phrases/phrase.ts'
import { sentenceText } from '../../phrases/sentence-text.ts'

/** Error when the catalogue failed to load, so there are no options. The rows of a list still show. */
export function CatalogueFailure() {
  const { catalogue } = useProducts().getSnapshot().context
  const error = useSelector(catalogue, selectCatalogueError)
  return (
    <Alert>
      {error ? (
        <Inline gap={3} align="baseline">
          <span>
            {error.requestId
              ? phrase('products.catalogueFailedWithRequest', {
                  message: sentenceText(error.message),
                  requestId: error.requestId,
                })
              : phrase('products.catalogueFailed', { message: error.message })}
          </span>
          <Button size="s" onPress={() => catalogue.send({ type: 'catalogue.retried' })}>
            {phrase('products.retry')}
          </Button>
        </Inline>
      ) : null}
    </Alert>
  )
}
