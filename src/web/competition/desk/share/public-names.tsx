import { readSharing, setEntrantsPublicName, type ShareState } from '#contract/board/sharing.ts'
import { send } from '#web/lib/api.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { competitionShareText as text } from '#web/messages/en/competition/competition-share.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Select, SelectOptions } from '#web/ui/select.tsx'
import { showToast } from '#web/ui/toast.tsx'

type PublicNamesProps = { competitionId: string; entrants: ShareState['entrants'] }

/** Whose name boards that are open to everybody leave out, for those who ask the club. */
export function PublicNames({ competitionId, entrants }: PublicNamesProps) {
  const naming = useAction({
    run: ({ userId, isUnnamed }: { userId: string; isUnnamed: boolean }) =>
      send(setEntrantsPublicName, { params: { competitionId, userId }, body: { isUnnamed } }),
    changes: [query(readSharing, { params: { competitionId } })],
    onFail: (fault) => {
      showToast({ tone: 'error', title: failureText(fault, sharedText.tryAgainLater) })
    },
  })
  const unnamed = entrants.filter(({ isUnnamed, isChild }) => isUnnamed || isChild)
  const named = entrants.filter((one) => !unnamed.includes(one))
  return (
    <Section title={text.names.title}>
      <Card className="grid gap-3">
        <p className="text-soft">{text.names.lead}</p>
        {unnamed.length > 0 && (
          <ul className="divide-y divide-line border-y border-line">
            {unnamed.map(({ userId, name, isChild }) => (
              <li key={userId} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                {isChild ? (
                  <span className="text-note text-soft">{text.names.child}</span>
                ) : (
                  <Button
                    look="quiet"
                    aria-label={text.names.showNamed(name)}
                    onClick={() => {
                      naming.mutate({ userId, isUnnamed: false })
                    }}
                  >
                    {text.names.show}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {named.length > 0 && (
          <label className="grid gap-1 font-medium">
            {text.names.hide}
            <Select
              value=""
              disabled={naming.isPending}
              onChange={(event) => {
                if (event.target.value !== '') naming.mutate({ userId: event.target.value, isUnnamed: true })
              }}
            >
              <option value="">{text.names.choose}</option>
              <SelectOptions from={named.map(({ userId, name }) => ({ id: userId, name }))} />
            </Select>
          </label>
        )}
      </Card>
    </Section>
  )
}
