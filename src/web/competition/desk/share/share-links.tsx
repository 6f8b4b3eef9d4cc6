import {
  readSharing,
  shareBoard,
  stopSharing,
  type ShareLink,
  type ShareState,
} from '#contract/board/sharing.ts'
import { shareKinds, type ShareKind, MOST_IN_TURN } from '#contract/board/share-kinds.ts'
import { send } from '#web/lib/api.ts'
import { copyText } from '#web/lib/copy-text.ts'
import { failureText } from '#web/lib/failure-text.ts'
import { query } from '#web/lib/query.ts'
import { useAction } from '#web/lib/use-action.ts'
import { competitionShareText as text } from '#web/messages/en/competition/competition-share.online.ts'
import { sharedText } from '#web/messages/en/platform/shared.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { TickBox } from '#web/ui/tick-box.tsx'
import { showToast } from '#web/ui/toast.tsx'

type ShareLinksProps = { competitionId: string; sharing: ShareState }

/** A link for everybody, one for the wall and one for a frame: each is switched on and off with one press. */
export function ShareLinks({ competitionId, sharing }: ShareLinksProps) {
  return (
    <Section title={text.title}>
      <div className="grid gap-3">
        <p className="text-soft">{text.lead}</p>
        {shareKinds.map((kind) => (
          <OneLink
            key={kind}
            kind={kind}
            competitionId={competitionId}
            link={sharing.links.find((one) => one.kind === kind)}
            others={sharing.others}
          />
        ))}
      </div>
    </Section>
  )
}

type OneLinkProps = {
  kind: ShareKind
  competitionId: string
  link: ShareLink | undefined
  others: ShareState['others']
}

function OneLink({ kind, competitionId, link, others }: OneLinkProps) {
  const params = { competitionId, kind }
  const onFail = (fault: Error) => {
    showToast({ tone: 'error', title: failureText(fault, sharedText.tryAgainLater) })
  }
  const changes = [query(readSharing, { params: { competitionId } })]
  const making = useAction({
    run: (also: readonly string[] | undefined) =>
      send(shareBoard, { params, body: also === undefined ? {} : { also: [...also] } }),
    changes,
    onFail,
  })
  const ending = useAction({
    run: () => send(stopSharing, { params }),
    changes,
    onFail,
    onDone: () => {
      showToast({ tone: 'success', title: text.ended[kind] })
    },
  })
  return (
    <Card className="grid gap-3" role="region" aria-label={text.kinds[kind]}>
      <div className="grid gap-1">
        <h3 className="text-lead font-semibold">{text.kinds[kind]}</h3>
        <p className="text-note text-soft">{text.notes[kind]}</p>
      </div>
      {link ? (
        <>
          <Address kind={kind} address={link.address} />
          {kind === 'wall' && others.length > 0 && (
            <InTurn
              also={link.also}
              others={others}
              onChange={(also) => {
                making.mutate(also)
              }}
            />
          )}
          <Button
            look="quiet"
            className="justify-self-start"
            busy={ending.isPending ? text.ending : undefined}
            onClick={() => {
              ending.mutate(undefined)
            }}
          >
            {text.end[kind]}
          </Button>
        </>
      ) : (
        <MakeButton
          kind={kind}
          isBusy={making.isPending}
          onMake={() => {
            making.mutate(undefined)
          }}
        />
      )}
    </Card>
  )
}

function MakeButton({ kind, isBusy, onMake }: { kind: ShareKind; isBusy: boolean; onMake: () => void }) {
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      busy={isBusy ? text.making : undefined}
      onClick={onMake}
    >
      {text.make[kind]}
    </Button>
  )
}

function Address({ kind, address }: { kind: ShareKind; address: string | null }) {
  if (address === null) return <p>{text.unknown}</p>
  const copied = kind === 'frame' ? `<iframe src="${address}" width="100%" height="640"></iframe>` : address
  return (
    <div className="grid gap-2">
      <code className="text-note wrap-anywhere select-all">{copied}</code>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          onClick={() => {
            void copyText(copied).then((isCopied) => {
              showToast(
                isCopied ? { tone: 'success', title: text.copied } : { tone: 'error', title: text.notCopied },
              )
            })
          }}
        >
          {text.copy[kind]}
        </Button>
        <a href={address} target="_blank" rel="noopener" className={buttonClass('quiet')}>
          {text.open}
        </a>
      </div>
    </div>
  )
}

type InTurnProps = {
  also: readonly string[]
  others: ShareState['others']
  onChange: (also: readonly string[]) => void
}

/** Other competitions of the day on the same wall. */
function InTurn({ also, others, onChange }: InTurnProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-medium">{text.inTurn}</legend>
      {others.map(({ id, name }) => (
        <TickBox
          key={id}
          label={name}
          note={text.inTurnNote}
          isTicked={also.includes(id)}
          onTick={(isTicked) => {
            const rest = also.filter((one) => one !== id)
            onChange((isTicked ? [...rest, id] : rest).slice(1 - MOST_IN_TURN))
          }}
        />
      ))}
    </fieldset>
  )
}
