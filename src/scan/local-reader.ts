import { cardReader } from './card-reader.ts'
import type { CourseCardReader } from './course-card-reader.ts'
import { decodePhoto } from './photo/decode-photo.ts'
import { loadModel } from './read-cells/load-model.ts'
import { serverRuntime } from './read-cells/server-runtime.ts'
import type { ScorecardReader } from './scorecard-reader.ts'

/** The reader on the club's own machine. */
export async function localReader(): Promise<ScorecardReader & CourseCardReader> {
  return cardReader({ decodePhoto, loadModel, runtime: await serverRuntime() })
}
