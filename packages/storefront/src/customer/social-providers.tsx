// Signing in with an account elsewhere; nothing where the shop has no provider.
import { SocialLoginProvidersDocument } from '@loftwood/graphql-types'
import { ButtonLink } from '@loftwood/ui/button'
import { useQuery } from '../platform/data/use-query.ts'
import { paths } from '../paths.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { keepPresentPage } from '../platform/session/return-path.ts'
import { useFeature } from '../platform/use-feature.ts'

export function SocialProviders() {
  const t = useT()
  const href = useHref()
  const isOffered = useFeature('socialLogin')
  const [{ data }] = useQuery({ query: SocialLoginProvidersDocument, variables: {}, pause: !isOffered })
  const providers = data?.socialLoginProviders ?? []
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-5">
      {providers.map(({ code, label }) => (
        <ButtonLink
          key={code}
          href={href(paths.socialStartAt(code))}
          variant="secondary"
          block
          onClick={keepPresentPage}
        >
          {t('auth.socialWith', { provider: label })}
        </ButtonLink>
      ))}
    </div>
  )
}
