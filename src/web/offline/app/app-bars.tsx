import { InstallBar } from './install-bar.tsx'
import { KeptBar } from './kept-bar.tsx'
import { VersionBar } from './version-bar.tsx'

/** What the app says about itself above a page: its age, its version, and how it is installed. */
export default function AppBars() {
  return (
    <>
      <VersionBar />
      <KeptBar />
      <InstallBar />
    </>
  )
}
