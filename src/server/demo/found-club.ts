import { TERMS_VERSION } from '#contract/data/agreed/terms-version.ts'
import { savePreferences, signUp } from '#contract/identity/auth.ts'
import { updateClub } from '#contract/club/clubs.ts'
import { createClub } from '#contract/club/create-club.ts'
import { replaceCrest } from '#contract/photo/crests.ts'
import { createCourse } from '#contract/course/course-changes.ts'
import type { Course } from '#contract/course/courses.ts'
import { setHandicap } from '#contract/club/members.ts'
import { demoEmail, fullName, secretary, type DemoMember } from './people.ts'
import type { Person } from './person.ts'
import { realCourses } from './real-courses.ts'
import sharp from 'sharp'

/** A member who is signed in on their own device. */
export type DemoPlayer = { member: DemoMember; person: Person }

export type DemoClub = { clubId: string; admin: Person; players: DemoPlayer[]; courses: Course[] }

export type Founding = {
  newPerson: () => Person
  setTime: (time: Date) => void
  now: Date
  password: string
  members: readonly DemoMember[]
  progress: (line: string) => void
}

const DAY_MS = 86_400_000
const agreedTo = { version: TERMS_VERSION, language: 'en' } as const

/**
 * The secretary signs up, creates the club and its courses; the members sign up with the club code and get their
 * Handicap Indexes. The club was created nine days ago, because its trial period starts then; the members joined earlier.
 */
export async function foundClub(founding: Founding): Promise<DemoClub> {
  const { newPerson, setTime, now, password, members } = founding
  setTime(new Date(now.getTime() - 9 * DAY_MS))
  const admin = newPerson()
  await admin.ask(savePreferences, { body: { userType: 'club_admin' } })
  await admin.ask(signUp, { body: { ...secretary, email: demoEmail(secretary), password, agreedTo } })
  admin.signsInAgainAs({ email: demoEmail(secretary), password })
  const { id: clubId, clubCode } = await admin.ask(createClub, {
    body: {
      name: 'Oak Hill Golf Club',
      address: '1 Oak Hill Lane, Little Marling, Derbyshire',
      phone: '01632 960123',
      email: demoEmail(secretary),
      description: 'A demonstration club: its people and results are invented, its three courses are real.',
      timeZone: 'Europe/London',
    },
  })
  await admin.ask(updateClub, { params: { clubId }, body: { currency: 'GBP', colour: '#1d4f3a' } })
  await admin.ask(replaceCrest, { params: { clubId }, picture: await drawDemoCrest() })
  const courses: Course[] = []
  for (const body of realCourses(clubId)) courses.push(await admin.ask(createCourse, { body }))

  const players: DemoPlayer[] = []
  for (const [i, member] of members.entries()) {
    founding.progress(`Signing up the members: ${i} of ${members.length}`)
    setTime(new Date(now.getTime() - (250 + 3 * (members.length - i)) * DAY_MS))
    const person = newPerson()
    await person.ask(savePreferences, { body: { userType: 'player', clubCode } })
    const { firstName, lastName } = member
    const { id: memberId } = await person.ask(signUp, {
      body: { firstName, lastName, email: demoEmail(member), password, agreedTo },
    })
    person.signsInAgainAs({ email: demoEmail(member), password })
    await admin.ask(setHandicap, {
      params: { memberId },
      body: { handicap: member.handicap, reason: `Index that ${fullName(member)} brought along` },
    })
    players.push({ member, person })
  }
  return { clubId, admin, players, courses }
}

/** An oak on a hill with a flag, in a shield. */
const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">
  <defs><clipPath id="shield"><path d="M12 10q38-8 76 0v38q0 32-38 46q-38-14-38-46z"/></clipPath></defs>
  <g clip-path="url(#shield)">
    <path fill="#1d4f3a" d="M0 0h100v100H0z"/>
    <path fill="#e9dfc2" d="M0 12h100v46H0z"/>
    <path fill="#2f7a52" d="M0 66q28-18 52-9q26 8 48-3v46H0z"/>
    <path fill="#5a4326" d="M38 66q3-10 1-19h6q-1 10 2 18z"/>
    <g fill="#1d4f3a"><circle cx="30" cy="42" r="10"/><circle cx="42" cy="33" r="12"/><circle cx="54" cy="42" r="10"/><circle cx="42" cy="45" r="11"/></g>
    <path stroke="#3a3a3a" stroke-width="1.6" d="M72 60V28"/>
    <path fill="#b3261e" d="M72.500 28l14 5l-14 5z"/>
  </g>
  <path fill="none" stroke="#c9a24a" stroke-width="4" d="M12 10q38-8 76 0v38q0 32-38 46q-38-14-38-46z"/>
</svg>`

/** The crest of the demonstration club, as a PNG picture. */
async function drawDemoCrest(): Promise<Buffer> {
  return sharp(Buffer.from(crest)).png().toBuffer()
}
