import { changeCardSettings, useCardSettings } from '#web/lib/card-settings.ts'
import { cardSettingsText as text } from '#web/messages/en/card/card-settings.ts'
import { TickBox } from '#web/ui/tick-box.tsx'

/** What this phone can do for whoever scores on it; what it cannot do is not offered. */
export default function CardSettingsForm() {
  const settings = useCardSettings()
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{text.title}</legend>
      {'wakeLock' in navigator && (
        <TickBox
          label={text.keepsAwake}
          note={text.keepsAwakeNote}
          isTicked={settings.keepsAwake}
          onTick={(keepsAwake) => {
            changeCardSettings({ keepsAwake })
          }}
        />
      )}
      <TickBox
        label={text.isLeftHanded}
        note={text.isLeftHandedNote}
        isTicked={settings.isLeftHanded}
        onTick={(isLeftHanded) => {
          changeCardSettings({ isLeftHanded })
        }}
      />
      {'vibrate' in navigator && (
        <TickBox
          label={text.vibrates}
          note={text.vibratesNote}
          isTicked={settings.vibrates}
          onTick={(vibrates) => {
            changeCardSettings({ vibrates })
          }}
        />
      )}
    </fieldset>
  )
}
