import { memberImportText as text } from '#web/messages/en/club/member-import.online.ts'
import { Notice } from '#web/ui/notice.tsx'

type UndoneMembersProps = {
  removed: number
  stayed: readonly { id: string; name: string; why: keyof typeof text.why }[]
}

/** Who is gone, and who stays for which reason. */
export default function UndoneMembers({ removed, stayed }: UndoneMembersProps) {
  return (
    <Notice tone="info" title={text.undoDone(removed)}>
      {stayed.length > 0 && (
        <>
          <p>{text.stayed(stayed.length)}</p>
          <ul className="list-disc pl-5">
            {stayed.map(({ id, name, why }) => (
              <li key={id}>{`${name}: ${text.why[why]}`}</li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  )
}
