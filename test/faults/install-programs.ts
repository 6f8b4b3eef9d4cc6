import { installOtherVersions } from '../other-versions/install-other-versions.ts'

/** Once before all tests of faults: two of them would install into one folder at the same time. */
export async function setup(): Promise<void> {
  await installOtherVersions()
}
